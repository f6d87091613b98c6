'use client';

import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { FIRST_DEPOSIT_PERCENT } from '../../constants';

/** The first deposit brings 300 % to the bonus account (spec §9). `depositHref` opens the cashbox. */
export function FirstDepositBonusModal({
  texts,
  depositHref,
  isUsed = false,
  onTake,
  onClose,
}: {
  texts: ModalTexts;
  depositHref: string;
  /** The player has made their first deposit: the bonus is told of, and that it is no longer for them. */
  isUsed?: boolean;
  /** Takes the bonus instead of leading to the deposit alone. */
  onTake?: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals');
  return (
    <ModalCard
      onClose={onClose}
      texts={isUsed ? { ...texts, action: null } : texts}
      art={
        <CardFan
          cards={[
            { key: 'clubs', content: <PlayingCard suit="clubs" rank="10" className="w-20" /> },
            { key: 'hearts', content: <PlayingCard suit="hearts" rank="J" className="w-20" /> },
            { key: 'trump', content: <PlayingCard face="gold" suit="spades" rank="A" className="w-20" /> },
          ]}
        />
      }
      eyebrow={t('firstDeposit.eyebrow')}
      title={t('firstDeposit.title')}
      amount={t('percent', { value: FIRST_DEPOSIT_PERCENT })}
      body={t('firstDeposit.body', { percent: FIRST_DEPOSIT_PERCENT })}
      note={isUsed && t('firstDeposit.used')}
      actions={
        isUsed
          ? [{ label: t('percentage.ok'), onPress: onClose }]
          : [
              onTake
                ? { label: t('firstDeposit.action'), onPress: onTake }
                : { label: t('firstDeposit.action'), href: depositHref, onPress: onClose },
              { label: t('firstDeposit.later'), onPress: onClose },
            ]
      }
    />
  );
}
