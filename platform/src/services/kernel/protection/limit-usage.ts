import type { Currency } from '@kozyr/contracts/money';
import type { LimitKind, LimitPeriod } from '@kozyr/contracts/player-limits';
import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { deposits } from '../../../db/schema/payments';
import { playerLimits } from '../../../db/schema/protection';
import { periodAt } from '../time/periods';
import { NOTHING_PLAYED, usedBy } from './limit-rules';
import { readLimitsNow } from './read-limits';

export type PlayerLimitRow = typeof playerLimits.$inferSelect;

/** The player's limits of one kind, or of every kind. */
export const readPlayerLimits = (db: Queryable, userId: string, kind?: LimitKind): Promise<PlayerLimitRow[]> =>
  db
    .select()
    .from(playerLimits)
    .where(and(eq(playerLimits.userId, userId), kind === undefined ? undefined : eq(playerLimits.kind, kind)));

/** Whose limits; except: a deposit that is not counted, since it is what is asked about. */
type Whose = { userId: string; currency: Currency; except?: string };

/**
 * What was paid in during the running period, and what is on its way, minor units: a deposit counts from when it is begun, so that
 * several at once can't pass a limit together.
 */
async function depositedIn(
  db: Queryable,
  now: Date,
  { userId, currency, except }: Whose,
  period: LimitPeriod,
): Promise<bigint> {
  const { from, to } = periodAt(now, currency, period);
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text` })
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        inArray(deposits.status, ['AWAITING_DEPOSIT', 'SUCCESS']),
        gte(deposits.createdAt, from),
        lt(deposits.createdAt, to),
        except === undefined ? undefined : ne(deposits.id, except),
      ),
    );
  return BigInt(row?.sum ?? '0');
}

/** Limits with what counts against each in its running period, minor units; of a loss below zero while the player is ahead. */
export async function withUsage(
  db: Queryable,
  now: Date,
  whose: Whose,
  limits: readonly PlayerLimitRow[],
): Promise<{ limit: PlayerLimitRow; used: bigint }[]> {
  const { played } = limits.some(({ kind }) => kind !== 'deposit')
    ? await readLimitsNow(db, now, whose)
    : { played: NOTHING_PLAYED };
  const found = [];
  // One after the other: a transaction has one connection.
  for (const limit of limits) {
    const { kind, period } = limit;
    const used = kind === 'deposit' ? await depositedIn(db, now, whose, period) : usedBy(kind, played[period]);
    found.push({ limit, used });
  }
  return found;
}
