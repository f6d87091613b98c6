import { IDENTITY_SUM_DAYS, type IdentityAction, type IdentityRule } from '@kozyr/contracts/identity';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { deposits } from '../../../db/schema/payments';
import { playerDays } from '../../../db/schema/protection';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { currencyOf } from '../players/currency-of';
import { dayIn, daysEarlier } from '../time/days';
import { readIdentityLevel } from './read-level';
import { type IdentityDeed, levelNeeded, needsSums } from './rules';

/**
 * What a player did of an action within 30 days, minor units. A payment counts from when it is begun until it has failed, so that several
 * at once can't pass together; stakes by the days of the currency's zone.
 */
async function sumOf(db: Queryable, now: Date, userId: string, action: IdentityAction): Promise<bigint> {
  const since = daysEarlier(now, IDENTITY_SUM_DAYS);
  if (action === 'play') {
    const after = dayIn(since, await currencyOf(db, userId));
    const [row] = await db
      .select({ sum: sql<string>`coalesce(sum(${playerDays.staked}), 0)::text` })
      .from(playerDays)
      .where(and(eq(playerDays.userId, userId), gt(playerDays.day, after)));
    return BigInt(row?.sum ?? '0');
  }
  const [table, alive] =
    action === 'deposit'
      ? [deposits, inArray(deposits.status, ['AWAITING_DEPOSIT', 'SUCCESS'])]
      : [withdrawals, ne(withdrawals.status, 'DENIED')];
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${table.amount}), 0)::text` })
    .from(table)
    .where(and(eq(table.userId, userId), alive, gt(table.createdAt, since)));
  return BigInt(row?.sum ?? '0');
}

/**
 * Refuses what needs more to be known of the player than is. Where money moves, call it in that transaction and after the player's lock:
 * two at once cannot both stay under a sum. details: level, the one that is needed, and action.
 * @throws DomainError IDENTITY_NEEDED
 */
export async function requireIdentity(
  tx: Queryable,
  now: Date,
  userId: string,
  deed: IdentityDeed,
  rules: readonly IdentityRule[],
): Promise<void> {
  const before = needsSums(rules, deed.action) ? await sumOf(tx, now, userId, deed.action) : 0n;
  const needed = levelNeeded(rules, deed, before);
  if (needed === 0 || (await readIdentityLevel(tx, now, userId)) >= needed) return;
  throw new DomainError('IDENTITY_NEEDED', `This needs a proof of identity of level ${needed}.`, {
    level: String(needed),
    action: deed.action,
  });
}
