import { JACKPOT_LEVELS } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { jackpotReturnOf } from '@kozyr/contracts/promotions/jackpots';
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { jackpotPots } from '../../../db/schema/jackpots';
import { readJackpotRules } from './internal/read-rules';
import { termsOf } from './rules';

/**
 * What all levels together gave back at most of the stakes of a time, parts per million: of each level what the most generous pot gave
 * that was open then, since one that has begun keeps its own terms. A level without one counts by what is in force at its begin.
 */
export async function readJackpotsReturn(
  db: Queryable,
  currency: Currency,
  { from, to }: { from: Date; to: Date },
): Promise<bigint> {
  const { level, seed, ceiling, share } = jackpotPots;
  const pots = await db
    .selectDistinct({ level, seed, ceiling, share })
    .from(jackpotPots)
    .where(
      and(
        eq(jackpotPots.currency, currency),
        lt(jackpotPots.begunAt, to),
        or(isNull(jackpotPots.droppedAt), gte(jackpotPots.droppedAt, from)),
      ),
    );
  const rules = await readJackpotRules(db, from);
  return JACKPOT_LEVELS.reduce((sum, one) => {
    const were = pots.filter((pot) => pot.level === one);
    const returns = (were.length > 0 ? were : [termsOf(rules, one, currency)]).map(jackpotReturnOf);
    const [most = 0n] = returns.toSorted((a, b) => Number(b - a));
    return sum + most;
  }, 0n);
}
