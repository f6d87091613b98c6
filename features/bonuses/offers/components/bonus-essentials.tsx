'use client';

import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney, formatWager, groupDigits } from '@/lib/format/money';
import { isNothing } from '../rules';

const DAY_HOURS = 24;

/** What decides whether a bonus is worth taking: wager, largest stake, time to wager and the most it can bring. */
export function BonusEssentials({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses.terms');
  const { currency, activations_offset: hours } = bonus;
  const whole = (amount: string) => formatMoney(amount, { currency, whole: true });
  const isTimed = bonus.burning_on_timeout && hours > 0;
  const inDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  const time = inDays ? t('daysOfTime', { count: hours / DAY_HOURS }) : t('hours', { count: hours });
  const most =
    bonus.win_amount_type === 'ABSOLUTE'
      ? whole(bonus.max_win_amount)
      : t('percentOfBonus', { percent: groupDigits(String(Number(bonus.max_win_amount))) });
  const facts = [
    [t('wager'), bonus.wager === 0 ? t('noWager') : `×${formatWager(bonus.wager)}`],
    [t('maxBet'), bonus.max_bet_amount ? whole(bonus.max_bet_amount) : t('noLimit')],
    [t('time'), isTimed ? time : t('noLimit')],
    [t('maxWin'), isNothing(bonus.max_win_amount) ? t('noLimit') : most],
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 text-left">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col justify-between gap-0.5 rounded-control bg-surface-2 px-3 py-2">
          <dt className="text-muted text-xs">{name}</dt>
          <dd className="font-semibold text-sm tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
