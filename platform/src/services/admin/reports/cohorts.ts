import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { type CohortPeriod, type getCohortReport, MAX_COHORTS } from '@kozyr/contracts/operator/reports';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';
import { readsOf, seenUpTo } from '../../../db/read-connection';
import { DomainError } from '../../../errors';
import { daysSummedUpTo } from '../../../ledger/day-totals';
import { dayIn } from '../../kernel/time/days';
import { firstDaysOf } from '../../kernel/time/periods';
import { type CohortSums, readCohorts } from './internal/read-cohorts';

type Asked = { currency: Currency; from: string; to: string; by: CohortPeriod; since: 'registration' | 'deposit' };
type Report = z.input<(typeof getCohortReport)['responses'][200]>;

/**
 * A row for each cohort without gaps, with a cell for each period since.
 * @param lastDay how far the ledger is summed, YYYY-MM-DD; null: not at all
 */
export function cohortRows(
  firsts: readonly string[],
  by: CohortPeriod,
  lastDay: string | null,
  { players, cells }: CohortSums,
): Report['items'] {
  const cellOf = new Map(cells.map((cell) => [`${cell.cohort} ${cell.period}`, cell]));
  return firsts.map((from) => {
    const count = players.get(from) ?? 0;
    const periods = lastDay === null ? [] : firstDaysOf({ from, to: lastDay }, by).slice(0, MAX_COHORTS);
    let sum = 0n;
    return {
      from,
      players: count,
      cells: periods.map((_, period) => {
        const cell = cellOf.get(`${from} ${period}`);
        sum += cell?.revenue ?? 0n;
        return {
          played: cell?.played ?? 0,
          deposited: cell?.deposited ?? 0,
          deposits: fromMinor(cell?.deposits ?? 0n),
          revenue: fromMinor(cell?.revenue ?? 0n),
          per_player: fromMinor(count === 0 ? 0n : sum / BigInt(count)),
        };
      }),
    };
  });
}

/** Players by when they began: who comes back and what they bring, from the sums of their days. @throws DomainError BAD_REQUEST */
export async function readCohortReport(ctx: Context, { currency, from, to, by, since }: Asked): Promise<Report> {
  if (to < from) throw new DomainError('BAD_REQUEST', 'The last day is before the first.');
  const firsts = firstDaysOf({ from, to }, by);
  if (firsts.length > MAX_COHORTS)
    throw new DomainError('BAD_REQUEST', `A report of cohorts spans at most ${MAX_COHORTS} of them: ask for fewer.`);
  const db = readsOf(ctx);
  const [seen, summedUpTo, sums] = await Promise.all([
    seenUpTo(db),
    daysSummedUpTo(db),
    readCohorts(db, { currency, from: firsts[0] ?? from, to, by, since }),
  ]);
  const lastDay = summedUpTo && dayIn(summedUpTo, currency);
  return { up_to: summedUpTo?.toISOString() ?? null, ...seen, items: cohortRows(firsts, by, lastDay, sums) };
}
