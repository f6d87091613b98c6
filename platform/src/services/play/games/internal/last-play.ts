import type { StakeCurrency } from '@kozyr/contracts/money';
import { addMinutes } from 'date-fns';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { gameSessions, rounds } from '../../../../db/schema/games';

/** A pause longer than this ends a stretch of play: what is launched after it begins at nought. */
const PLAY_PAUSE_MINUTES = 15;

/**
 * The stretch of play that a launch goes on with: the player's last one at this game, for the same currency, when it was alive until a moment ago. A reload,
 * or a look at the demo, thus resets neither the clock nor the net result nor the time until the reality check.
 * @returns null when a new one begins
 */
export async function readLastPlay(
  db: Queryable,
  { userId, game, currency, now }: { userId: string; game: string; currency: StakeCurrency; now: Date },
): Promise<{ playId: string; playSince: Date } | null> {
  const lastRound = sql`(select max(${rounds.createdAt}) from ${rounds}
    where ${rounds.sessionId} = ${gameSessions.id} and ${rounds.userId} = ${gameSessions.userId})`;
  const [last] = await db
    .select({
      id: gameSessions.id,
      createdAt: gameSessions.createdAt,
      playId: gameSessions.playId,
      playSince: gameSessions.playSince,
      alive: sql<Date>`greatest(${gameSessions.createdAt}, ${gameSessions.closedAt}, ${lastRound})`.mapWith(
        gameSessions.createdAt,
      ),
    })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), eq(gameSessions.game, game), eq(gameSessions.currency, currency)))
    .orderBy(desc(gameSessions.createdAt))
    .limit(1);
  if (!last || addMinutes(last.alive, PLAY_PAUSE_MINUTES) < now) return null;
  return { playId: last.playId ?? last.id, playSince: last.playSince ?? last.createdAt };
}
