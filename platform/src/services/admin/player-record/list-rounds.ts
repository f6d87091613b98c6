import type { Round } from '@kozyr/contracts/games';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, OperatorCaller } from '../../../context';
import { games, rounds } from '../../../db/schema/games';
import { readCursor, writeCursor } from '../../kernel/cursors/cursor';
import { viewRound } from '../../play/rounds/view-round';
import { requireLooked } from './internal/require-looked';
import type { Part } from './internal/turn-page';

const placeSchema = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of a player's rounds, newest first, optionally of one game (slug). @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listPlayerRounds(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize, game }: Part & { game?: string | undefined },
): Promise<{ items: Round[]; next: string | null }> {
  await requireLooked(ctx, operator, id);
  const rows = await ctx.db
    .select({ round: rounds, game: { slug: games.slug, title: games.title } })
    .from(rounds)
    .innerJoin(games, eq(rounds.game, games.slug))
    .where(
      and(
        eq(rounds.userId, id),
        game === undefined ? undefined : eq(rounds.game, game),
        cursor === undefined ? undefined : lt(rounds.ordinal, BigInt(readCursor(placeSchema, cursor)[0])),
      ),
    )
    .orderBy(desc(rounds.ordinal))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map((row) => viewRound(row.round, row.game)),
    next: rows.length > pageSize && last ? writeCursor([last.round.ordinal.toString()]) : null,
  };
}
