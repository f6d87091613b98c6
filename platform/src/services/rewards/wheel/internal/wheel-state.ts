import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { chargebacks } from '../../../../db/schema/chargebacks';
import { deposits } from '../../../../db/schema/payments';
import { wheelSpins } from '../../../../db/schema/wheel';
import { DomainError } from '../../../../errors';
import { depositCountsFrom, needsOf, wheelDay } from '../rules';
import { rulesOfWheel, sectorsOf } from '../rules-of-day';

const RECENT = 50;

/**
 * The deposit a spin of this moment would use: of those that no spin has used and their bank has not taken back the oldest that
 * still counts, or else the last. null without any.
 */
async function unusedDeposit(db: Queryable, userId: string, now: Date): Promise<{ id: string; at: Date } | null> {
  const recent = await db
    .select({ id: deposits.id, at: deposits.settledAt })
    .from(deposits)
    .leftJoin(chargebacks, and(eq(chargebacks.depositId, deposits.id), eq(chargebacks.userId, deposits.userId)))
    .leftJoin(wheelSpins, and(eq(wheelSpins.depositId, deposits.id), eq(wheelSpins.userId, deposits.userId)))
    .where(
      and(eq(deposits.userId, userId), eq(deposits.status, 'SUCCESS'), isNull(chargebacks.id), isNull(wheelSpins.id)),
    )
    .orderBy(desc(deposits.settledAt))
    .limit(RECENT);
  const unused = recent.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  return unused.findLast(({ at }) => at >= depositCountsFrom(now)) ?? unused[0] ?? null;
}

/** How a player stands before the wheel at a moment. @throws DomainError UNAUTHORIZED when the account is gone */
export async function readWheelState(db: Queryable, now: Date, userId: string) {
  const [player] = await db
    .select({ currency: users.currency, stars: users.rating })
    .from(users)
    .where(eq(users.id, userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  const { day, nextAt } = wheelDay(now, player.currency);
  const [spin] = await db
    .select()
    .from(wheelSpins)
    .where(and(eq(wheelSpins.userId, userId), eq(wheelSpins.day, day)));
  const deposit = await unusedDeposit(db, userId, now);
  const rules = await rulesOfWheel(db, now, player.currency);
  const needs = needsOf(now, {
    stars: player.stars,
    needed: rules.stars_needed,
    depositAt: deposit?.at ?? null,
  });
  const sectors = sectorsOf(rules, player.currency);
  return { currency: player.currency, day, nextAt, spin: spin ?? null, sectors, needs, depositId: deposit?.id ?? null };
}
