import type { Round } from '@kozyr/contracts/games';
import { MAX_LISTED } from '@kozyr/contracts/pagination';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { games, rounds } from '../../../db/schema/games';
import { viewRound } from './view-round';

type ListInput = { page: number; pageSize: number; game?: string; session?: string };

/** The player's rounds, newest first, optionally of one game (slug) or one session: the newest 10,000 of them at most. */
export async function listRounds(
  ctx: Context,
  { userId }: Caller,
  { page, pageSize, game, session }: ListInput,
): Promise<{ items: Round[]; total: number; page: number; pageSize: number }> {
  const wanted = and(
    eq(rounds.userId, userId),
    game === undefined ? undefined : eq(rounds.game, game),
    session === undefined ? undefined : eq(rounds.sessionId, session),
  );
  const newest = ctx.db
    .select({ ordinal: rounds.ordinal })
    .from(rounds)
    .where(wanted)
    .orderBy(desc(rounds.ordinal))
    .limit(MAX_LISTED)
    .as('newest');
  const offset = (page - 1) * pageSize;
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ round: rounds, game: { slug: games.slug, title: games.title } })
      .from(rounds)
      .innerJoin(games, eq(rounds.game, games.slug))
      .where(wanted)
      .orderBy(desc(rounds.ordinal))
      .limit(Math.min(pageSize, Math.max(0, MAX_LISTED - offset)))
      .offset(Math.min(offset, MAX_LISTED)),
    ctx.db.select({ total: count() }).from(newest),
  ]);
  return { items: rows.map((row) => viewRound(row.round, row.game)), total: total[0]?.total ?? 0, page, pageSize };
}
