'use client';

import { timeOf } from '@kozyr/contracts/bonus-card';
import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { formatMoney, formatWager } from '@/lib/format/money';

/**
 * The numbers that decide about a bonus, beside what it gives: the deposit it needs, the wager, and the time to wager it. `deposit` is a
 * decimal string, null: none is needed; `hours` null: no limit. `deposited`: the deposit was made, and is not the least one.
 */
export function BonusNumbers({
  deposit,
  wager,
  hours,
  currency,
  deposited = false,
}: {
  deposit: string | null;
  wager: number;
  hours: number | null;
  currency: Currency;
  deposited?: boolean;
}) {
  const t = useTranslations('bonuses.terms');
  const told = hours === null ? null : timeOf(hours);
  const time = told && t(told.unit === 'days' ? 'daysOfTime' : 'hours', { count: told.count });
  const facts = [
    [
      t(deposited ? 'deposited' : 'deposit'),
      // What is needed is not cut: a deposit of 100.00 is too small for one of 100.50.
      deposit === null ? t('noWager') : formatMoney(deposit, { currency, whole: !/\.\d*[1-9]/.test(deposit) }),
    ],
    [t('wager'), wager === 0 ? t('noWager') : `×${formatWager(wager)}`],
    [t('time'), time ?? t('noLimit')],
  ];
  return (
    <dl className="grid grid-cols-3 gap-2 text-left">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex min-w-0 flex-col justify-between gap-0.5 rounded-control bg-surface-2 px-3 py-2"
        >
          <dt className="hyphens-auto text-muted text-xs">{name}</dt>
          <dd className="font-semibold text-sm tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
