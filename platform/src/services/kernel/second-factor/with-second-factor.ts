import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { secondFactors } from '../../../db/schema/second-factor';
import { DomainError } from '../../../errors';
import { lockFactor, spendFactorCode } from './spend-factor-code';
import { countTry, type Verdict } from './tries';

/**
 * Asks for the second factor in the transaction of the deed that needs it: what is undone leaves the code unused.
 * @returns whether a factor is on
 * @throws DomainError SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG
 */
export type RequireFactor = (tx: Queryable) => Promise<boolean>;

const needed = () => new DomainError('SECOND_FACTOR_NEEDED', 'This needs a code of the second factor.');
export const wrongFactor = () =>
  new DomainError('SECOND_FACTOR_WRONG', 'The code of the second factor is wrong, or was used.');

async function isOn(db: Queryable, userId: string): Promise<boolean> {
  const on = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const found = await db.select({ userId: secondFactors.userId }).from(secondFactors).where(on);
  return found.length > 0;
}

/**
 * Does what a player with a second factor does by a code of it alone. The work calls what it is given once it has looked at everything
 * else, after the player's lock where it takes that; a player without a factor passes.
 * @param code as the player typed it; undefined: none
 * @throws DomainError TOO_MANY_REQUESTS, and of RequireFactor
 */
export async function withSecondFactor<T>(
  ctx: Context,
  userId: string,
  code: string | undefined,
  work: (requireFactor: RequireFactor) => Promise<T>,
): Promise<T> {
  const settle = code !== undefined && (await isOn(ctx.db, userId)) ? await countTry(ctx, userId) : null;
  let verdict: Verdict = 'unasked';
  const requireFactor: RequireFactor = async (tx) => {
    const row = await lockFactor(tx, userId);
    if (!row) return false;
    // A factor that was turned on since the look above: its tries are to be counted as any other's.
    if (code === undefined || !settle) throw needed();
    verdict = (await spendFactorCode(ctx, tx, row, code)) ? 'right' : 'wrong';
    if (verdict === 'wrong') throw wrongFactor();
    return true;
  };
  try {
    return await work(requireFactor);
  } finally {
    await settle?.(verdict);
  }
}
