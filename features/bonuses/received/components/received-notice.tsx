'use client';

import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { useTranslations } from 'next-intl';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { receivedAction } from '../rules';
import { BonusReceivedModal } from './bonus-received-modal';

/** The modal "Bonus received" for a record of what was received: its kind, amount and where it lies (spec §2, §3). */
export function ReceivedNotice({
  texts,
  received,
  onAction,
  onClose,
}: {
  texts: ModalTexts;
  received: ReceivedBonus;
  onAction: () => unknown;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals.received');
  const { label, amount, currency, wallet } = received;
  return (
    <BonusReceivedModal
      // Another one is another card to be turned.
      key={received.id}
      texts={texts}
      bonus={{ name: t(`names.${label}`), amount, currency, action: receivedAction(label) }}
      note={texts.body ? undefined : t(`where.${wallet}`)}
      onAction={onAction}
      onClose={onClose}
    />
  );
}
