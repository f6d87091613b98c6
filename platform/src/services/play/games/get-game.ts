import type { Game } from '@kozyr/contracts/games';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { games } from '../../../db/schema/games';
import { DomainError } from '../../../errors';
import type { Catalogue } from './load-catalogue';

/** One game on offer. @throws DomainError GAME_UNAVAILABLE when it is known and not on offer now, NOT_FOUND */
export async function getGame(db: Queryable, catalogue: Catalogue, slug: string): Promise<Game> {
  const game = catalogue.bySlug.get(slug);
  if (game) return game;
  const [known] = await db.select({ slug: games.slug }).from(games).where(eq(games.slug, slug));
  if (known) throw new DomainError('GAME_UNAVAILABLE', 'The game is currently unavailable.');
  throw new DomainError('NOT_FOUND', `There is no game ${slug}.`);
}
