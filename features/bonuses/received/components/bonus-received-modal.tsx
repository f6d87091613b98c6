'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FlipCard } from '@/components/display/flip-card';
import { Glow } from '@/components/display/glow';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { formatBonusAmount } from '@/lib/format/bonus-amount';
import type { ReceivedBonus } from '../../types';

/** A moment for the eye to find the card before it turns. */
const REVEAL_AFTER_MS = 240;

/** Congratulation, bonus name, floored amount and currency, and a button called Play, Good, Apply, Activate or OK (spec §2). */
export function BonusReceivedModal({
  texts,
  bonus,
  note,
  onAction,
  onClose,
}: {
  texts: ModalTexts;
  bonus: ReceivedBonus;
  note?: string | undefined;
  onAction: () => unknown;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals.received');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), REVEAL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      art={
        <>
          <Glow />
          <FlipCard
            flipped={shown}
            className="relative w-22"
            back={<PlayingCard face="back" className="w-22" />}
            front={<PlayingCard face="gold" suit="spades" rank="A" className="w-22" />}
          />
        </>
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      amount={formatBonusAmount(bonus.amount, bonus.currency)}
      body={<strong className="font-semibold text-ivory">{bonus.name}</strong>}
      note={note}
      actions={[{ label: t(bonus.action), onPress: onAction }]}
    >
      {texts.body && <p className="text-center font-semibold">{bonus.name}</p>}
    </ModalCard>
  );
}
