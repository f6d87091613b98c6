import type { Favourites } from '@kozyr/contracts/player-games';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { games } from '../../../db/schema/games';
import { gameFavourites } from '../../../db/schema/player-games';
import { DomainError } from '../../../errors';
import type { Catalogue } from '../games/load-catalogue';

/** What a player likes of what is on offer, newest first. */
export async function listFavourites(ctx: Context, catalogue: Catalogue, { userId }: Caller): Promise<Favourites> {
  const rows = await ctx.db
    .select({ slug: gameFavourites.game, at: gameFavourites.createdAt })
    .from(gameFavourites)
    .where(eq(gameFavourites.userId, userId))
    .orderBy(desc(gameFavourites.createdAt), gameFavourites.game);
  const offered = rows.filter(({ slug }) => catalogue.bySlug.has(slug));
  return { items: offered.map(({ slug, at }) => ({ slug, added_at: at.toISOString() })) };
}

/** Makes a game a favourite, if it is none yet. @throws DomainError NOT_FOUND */
export async function addFavourite(ctx: Context, { userId }: Caller, slug: string): Promise<void> {
  const [game] = await ctx.db.select({ slug: games.slug }).from(games).where(eq(games.slug, slug));
  if (!game) throw new DomainError('NOT_FOUND', `There is no game ${slug}.`);
  await ctx.db.insert(gameFavourites).values({ userId, game: slug, createdAt: ctx.now() }).onConflictDoNothing();
}

/** A game is no favourite any more. */
export async function removeFavourite(ctx: Context, { userId }: Caller, slug: string): Promise<void> {
  await ctx.db.delete(gameFavourites).where(and(eq(gameFavourites.userId, userId), eq(gameFavourites.game, slug)));
}

/** Adds what a visitor liked before the login, newest first, keeping that order; unknown games are left out. */
export async function mergeFavourites(ctx: Context, { userId }: Caller, slugs: readonly string[]): Promise<void> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return;
  const rows = await ctx.db.select({ slug: games.slug }).from(games).where(inArray(games.slug, wanted));
  const known = new Set(rows.map(({ slug }) => slug));
  const now = ctx.now().getTime();
  const values = wanted
    .filter((slug) => known.has(slug))
    .map((game, place) => ({ userId, game, createdAt: new Date(now - place) }));
  if (values.length > 0) await ctx.db.insert(gameFavourites).values(values).onConflictDoNothing();
}
