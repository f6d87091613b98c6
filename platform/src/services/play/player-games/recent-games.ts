import type { RecentGames } from '@kozyr/contracts/player-games';
import { desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { gameSessions, games } from '../../../db/schema/games';
import { gameDemos } from '../../../db/schema/player-games';
import type { Catalogue } from '../games/load-catalogue';

const MAX_RECENT = 24;
/** More are read than are shown, for those that are not on offer any more. */
const READ = 2 * MAX_RECENT;

/** The last games a player opened, for money or as a demo, newest first: those on offer. */
export async function listRecentGames(ctx: Context, catalogue: Catalogue, { userId }: Caller): Promise<RecentGames> {
  const played = max(gameSessions.createdAt);
  const [forMoney, asDemo] = await Promise.all([
    ctx.db
      .select({ slug: gameSessions.game, at: played })
      .from(gameSessions)
      .where(eq(gameSessions.userId, userId))
      .groupBy(gameSessions.game)
      .orderBy(desc(played))
      .limit(READ),
    ctx.db
      .select({ slug: gameDemos.game, at: gameDemos.playedAt })
      .from(gameDemos)
      .where(eq(gameDemos.userId, userId))
      .orderBy(desc(gameDemos.playedAt))
      .limit(READ),
  ]);
  const last = new Map<string, Date>();
  for (const { slug, at } of [...forMoney, ...asDemo]) {
    const known = last.get(slug);
    if (at && catalogue.bySlug.has(slug) && (!known || known < at)) last.set(slug, at);
  }
  const items = [...last]
    .sort(([one, first], [other, second]) => second.getTime() - first.getTime() || (one < other ? -1 : 1))
    .slice(0, MAX_RECENT)
    .map(([slug, at]) => ({ slug, played_at: at.toISOString() }));
  return { items };
}

/** Adds games opened as a demo; the later time of two stays, and none is ahead of now. Unknown games are left out. */
export async function mergeRecentGames(
  ctx: Context,
  { userId }: Caller,
  played: readonly { slug: string; played_at: string }[],
): Promise<void> {
  const now = ctx.now();
  const last = new Map<string, Date>();
  for (const { slug, played_at } of played) {
    const at = new Date(Math.min(Date.parse(played_at), now.getTime()));
    const known = last.get(slug);
    if (!known || known < at) last.set(slug, at);
  }
  if (last.size === 0) return;
  const rows = await ctx.db
    .select({ slug: games.slug })
    .from(games)
    .where(inArray(games.slug, [...last.keys()]));
  const values = rows.map(({ slug }) => ({ userId, game: slug, playedAt: last.get(slug) ?? now }));
  if (values.length === 0) return;
  await ctx.db
    .insert(gameDemos)
    .values(values)
    .onConflictDoUpdate({
      target: [gameDemos.userId, gameDemos.game],
      set: { playedAt: sql`greatest(${gameDemos.playedAt}, excluded.played_at)` },
    });
}
