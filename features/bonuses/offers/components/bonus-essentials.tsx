'use client';

import { cardFacts } from '@kozyr/contracts/bonus-card';
import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { BonusNumbers } from '../../components/bonus-numbers';
import { hoursToWager } from '../../rules';

/** What decides whether a bonus is worth taking: least deposit, wager, time to wager, and what limits it: largest stake and the most it can bring. */
export function BonusEssentials({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses.terms');
  const { currency } = bonus;
  const { deposit, maxBet, maxWin } = cardFacts(bonus);
  const whole = (amount: string) => formatMoney(amount, { currency, whole: true });
  const most =
    maxWin?.kind === 'percent'
      ? t('percentOfBonus', { percent: groupDigits(String(maxWin.value)) })
      : maxWin && whole(maxWin.amount);
  const limits = [
    [t('maxBet'), maxBet ? whole(maxBet) : t('noLimit')],
    [t('maxWin'), most ?? t('noLimit')],
  ];
  return (
    <div className="flex flex-col gap-3">
      <BonusNumbers deposit={deposit} wager={bonus.wager} hours={hoursToWager(bonus)} currency={currency} />
      <dl className="flex flex-col gap-1 text-sm">
        {limits.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-medium tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
