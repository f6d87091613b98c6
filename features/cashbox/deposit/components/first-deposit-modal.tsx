'use client';

import type { Deposit } from '@kozyr/contracts/payments';
import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import { formatBonusAmount } from '@/lib/format/bonus-amount';
import { formatMoney } from '@/lib/format/money';

/** The first deposit of a player has arrived: how much it was, and the bonus that came with it. `gamesHref` is where to play. */
export function FirstDepositModal({
  deposit: { amount, currency, bonus },
  gamesHref,
  onClose,
}: {
  deposit: Pick<Deposit, 'amount' | 'currency' | 'bonus'>;
  gamesHref: string;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals.firstArrived');
  const given = bonus?.given ? { name: bonus.name, given: formatBonusAmount(bonus.given, currency) } : null;
  return (
    <ModalCard
      onClose={onClose}
      art={
        <CardFan
          cards={[
            { key: 'left', content: <PlayingCard face="back" className="w-20" /> },
            { key: 'middle', content: <PlayingCard face="back" className="w-20" /> },
            { key: 'right', content: <PlayingCard face="gold" suit="hearts" rank="A" className="w-20" /> },
          ]}
        />
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      amount={formatMoney(amount, { currency })}
      body={t('body')}
      note={given ? t('bonus', given) : undefined}
      actions={[
        { label: t('ok'), onPress: onClose },
        { label: t('play'), href: gamesHref, onPress: onClose },
      ]}
    />
  );
}
