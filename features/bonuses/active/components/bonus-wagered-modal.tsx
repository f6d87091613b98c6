'use client';

import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { Icon } from '@/components/display/icon';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import { isAtLeast } from '@/lib/format/amounts';
import { formatMoney } from '@/lib/format/money';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import type { WageredBonus } from '../../types';

/** A bonus was wagered: how much of it is on the digital balance now, and what was over the maximal win. Spec §3. */
export function BonusWageredModal({ bonus, onClose }: { bonus: WageredBonus; onClose: () => void }) {
  const t = useTranslations('bonusModals.wagered');
  const { name, released, forfeited, currency } = bonus;
  const has = (amount: string) => isAtLeast(amount, '0.01');
  const close = { label: t('ok'), onPress: onClose };
  return (
    <ModalCard
      onClose={onClose}
      art={
        <CardFan
          cards={[
            { key: 'left', content: <PlayingCard face="back" className="w-20" /> },
            {
              key: 'right',
              content: (
                <PlayingCard face="gold" className="w-20">
                  <Icon name="bonuses" size={36} />
                </PlayingCard>
              ),
            },
          ]}
        />
      }
      eyebrow={name}
      title={t('title')}
      amount={has(released) ? formatMoney(released, { currency }) : undefined}
      body={has(released) ? t('body') : t('nothing')}
      note={has(forfeited) ? t('forfeited', { amount: formatMoney(forfeited, { currency }) }) : undefined}
      actions={
        has(released)
          ? [close, { label: t('withdraw'), href: cashboxRoutes.at('withdrawal'), onPress: onClose }]
          : [close]
      }
    />
  );
}
