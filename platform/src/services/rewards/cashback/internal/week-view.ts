import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { CashbackRules } from '@kozyr/contracts/promotions/cashback';
import type { cashbackWeeks } from '../../../../db/schema/cashback';
import type { Week } from '../../../kernel/time/week';
import { cashbackHundredths, maxCashback, netLossOf, type Sums, shareOfLoss } from '../rules';

type Row = typeof cashbackWeeks.$inferSelect;

/** A counted week as its player reads it. */
export function weekView(
  row: Omit<Row, 'userId' | 'userBonusId' | 'creditedAt'> & { creditedAt: Date | null },
): CashbackWeek {
  return {
    kind: row.kind,
    from: row.weekFrom.toISOString(),
    to: row.weekTo.toISOString(),
    currency: row.currency,
    rounds: row.rounds,
    staked: fromMinor(row.staked),
    won: fromMinor(row.won),
    net_loss: fromMinor(netLossOf(row)),
    stars: row.stars,
    percent: fromMinor(BigInt(row.percent)),
    most: row.most === null ? null : fromMinor(row.most),
    theoretical_loss: row.theoreticalLoss === null ? null : fromMinor(row.theoreticalLoss),
    bound: row.bound === null ? null : fromMinor(row.bound),
    amount: fromMinor(row.amount),
    credited_at: row.creditedAt?.toISOString() ?? null,
  };
}

/** What a week would bring as it is now. */
export function uncounted(
  rules: CashbackRules,
  week: Week,
  currency: Currency,
  sums: Sums,
  stars: number,
): CashbackWeek {
  const percent = cashbackHundredths(rules, stars);
  const max = maxCashback(rules, stars, currency);
  const { bounds, ...counted } = sums;
  const bound = bounds.Cashback;
  const amount = shareOfLoss(netLossOf(sums), percent, max, bound);
  const { from: weekFrom, to: weekTo } = week;
  const row = {
    kind: 'Cashback',
    weekFrom,
    weekTo,
    currency,
    ...counted,
    stars,
    percent,
    most: max,
    bound,
    amount,
  } as const;
  return weekView({ ...row, creditedAt: null });
}
