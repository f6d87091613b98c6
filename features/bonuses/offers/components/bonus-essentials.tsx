'use client';

import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { BonusNumbers } from '../../components/bonus-numbers';
import { hoursToWager } from '../../rules';
import { isNothing } from '../rules';

/** What decides whether a bonus is worth taking: least deposit, wager, time to wager, and what limits it: largest stake and the most it can bring. */
export function BonusEssentials({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses.terms');
  const { currency, min_deposit_amount: least } = bonus;
  const whole = (amount: string) => formatMoney(amount, { currency, whole: true });
  const most =
    bonus.win_amount_type === 'ABSOLUTE'
      ? whole(bonus.max_win_amount)
      : t('percentOfBonus', { percent: groupDigits(String(Number(bonus.max_win_amount))) });
  const limits = [
    [t('maxBet'), bonus.max_bet_amount ? whole(bonus.max_bet_amount) : t('noLimit')],
    [t('maxWin'), isNothing(bonus.max_win_amount) ? t('noLimit') : most],
  ];
  return (
    <div className="flex flex-col gap-3">
      <BonusNumbers
        deposit={isNothing(least) ? null : least}
        wager={bonus.wager}
        hours={hoursToWager(bonus)}
        currency={currency}
      />
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
