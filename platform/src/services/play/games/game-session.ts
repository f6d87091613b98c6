import { fromMinor } from '@kozyr/contracts/money';
import type { GameSession } from '@kozyr/contracts/rounds';
import { addHours, differenceInSeconds } from 'date-fns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { sessions } from '../../../db/schema/accounts';
import { gameSessions, games, rounds } from '../../../db/schema/games';
import { DomainError } from '../../../errors';
import { SESSION_HOURS } from './rules';

const figuresSchema = z.object({ rounds: z.coerce.number(), staked: z.coerce.bigint(), won: z.coerce.bigint() });

/** What was staked and won in one stretch of play: in all launches that belong to it. What was given back is neither. */
async function figuresOf(ctx: Context, userId: string, playId: string) {
  const { rows } = await ctx.db.execute(sql`
    select count(*) as rounds,
      coalesce(sum(${rounds.stakeGame} + ${rounds.stakeElectronic} + ${rounds.stakeBonus}), 0)::text as staked,
      coalesce(sum(${rounds.winElectronic} + ${rounds.winBonus}), 0)::text as won
    from ${rounds} join ${gameSessions} on ${rounds.sessionId} = ${gameSessions.id} and ${rounds.userId} = ${gameSessions.userId}
    where ${gameSessions.userId} = ${userId} and (${gameSessions.playId} = ${playId} or ${gameSessions.id} = ${playId}) and ${rounds.status} <> 'refunded'`);
  return figuresSchema.parse(rows[0]);
}

/** One of the player's own sessions with the figures of all launches that it goes on from. @throws DomainError NOT_FOUND */
export async function getGameSession(ctx: Context, { userId }: Caller, id: string): Promise<GameSession> {
  const [found] = await ctx.db
    .select({
      session: gameSessions,
      game: { slug: games.slug, title: games.title },
      signInEndedAt: sessions.endedAt,
    })
    .from(gameSessions)
    .innerJoin(games, eq(gameSessions.game, games.slug))
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signInId), eq(sessions.userId, gameSessions.userId)))
    .where(and(eq(gameSessions.id, id), eq(gameSessions.userId, userId)));
  if (!found) throw new DomainError('NOT_FOUND', 'There is no such game session of yours.');
  const { session, game, signInEndedAt } = found;
  const { rounds: count, staked, won } = await figuresOf(ctx, userId, session.playId ?? session.id);
  const old = addHours(session.createdAt, SESSION_HOURS) <= ctx.now();
  const reason = session.closedAt
    ? (session.closeReason ?? 'expired')
    : signInEndedAt
      ? 'signed_out'
      : old
        ? 'expired'
        : null;
  const since = session.playSince ?? session.createdAt;
  return {
    id,
    game,
    currency: session.currency,
    started_at: since.toISOString(),
    seconds: Math.max(0, differenceInSeconds(ctx.now(), since)),
    open: reason === null,
    close_reason: reason,
    rounds: count,
    staked: fromMinor(staked),
    won: fromMinor(won),
    net: fromMinor(won - staked),
  };
}

/** The player leaves a game: it takes no more stakes. Rounds under way are still settled. @throws DomainError NOT_FOUND */
export async function closeGameSession(ctx: Context, caller: Caller, id: string): Promise<GameSession> {
  await ctx.db
    .update(gameSessions)
    .set({ closedAt: ctx.now(), closeReason: 'player' })
    .where(and(eq(gameSessions.id, id), eq(gameSessions.userId, caller.userId), isNull(gameSessions.closedAt)));
  return getGameSession(ctx, caller, id);
}

/** Closes all games of a player who may not play any more, and every launch address that is not spent. Rounds under way are still settled. */
export async function closeGameSessions(tx: Queryable, now: Date, userId: string): Promise<void> {
  await tx
    .update(gameSessions)
    .set({ closedAt: now, closeReason: 'stopped' })
    .where(and(eq(gameSessions.userId, userId), isNull(gameSessions.closedAt)));
}
