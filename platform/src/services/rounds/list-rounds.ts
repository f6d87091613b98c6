import type { Round } from '@kozyr/contracts/games';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { games, rounds } from '../../db/schema/games';
import { viewRound } from './view-round';

type ListInput = { userId: string; page: number; pageSize: number; game?: string; session?: string };

/** The player's rounds, newest first, optionally of one game (slug) or one session. */
export async function listRounds(
  ctx: Context,
  { userId, page, pageSize, game, session }: ListInput,
): Promise<{ items: Round[]; total: number; page: number; pageSize: number }> {
  const wanted = and(
    eq(rounds.userId, userId),
    game === undefined ? undefined : eq(rounds.game, game),
    session === undefined ? undefined : eq(rounds.sessionId, session),
  );
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ round: rounds, game: { slug: games.slug, title: games.title } })
      .from(rounds)
      .innerJoin(games, eq(rounds.game, games.slug))
      .where(wanted)
      .orderBy(desc(rounds.ordinal))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(rounds, wanted),
  ]);
  return { items: rows.map((row) => viewRound(row.round, row.game)), total, page, pageSize };
}
