import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { games, providers } from '../../../db/schema/games';
import { settings } from '../../../db/schema/settings';
import { DomainError } from '../../../errors';
import { GAMES_CHANGED_CHANNEL } from './import-feed';
import { MAINTENANCE_ALL, type MaintenanceKind } from './maintenance';

/** Every process renews its catalogue once the caller's transaction commits. */
const notify = (db: Queryable, what: string) => db.execute(sql`select pg_notify(${GAMES_CHANGED_CHANNEL}, ${what})`);

/** @throws DomainError NOT_FOUND */
async function checkProvider(db: Queryable, slug: string): Promise<void> {
  const [known] = await db.select({ slug: providers.slug }).from(providers).where(eq(providers.slug, slug));
  if (!known) throw new DomainError('NOT_FOUND', `There is no provider ${slug}.`);
}

/**
 * Takes a game off the offer or puts it back. What is open in it takes no more stakes while it is off; wins are always paid.
 * @param db the operator's transaction, so that the record of who did it is kept with it
 * @returns changed: whether it stood otherwise before
 * @throws DomainError NOT_FOUND
 */
export async function switchGame(
  db: Queryable,
  { slug, enabled }: { slug: string; enabled: boolean },
): Promise<{ slug: string; enabled: boolean; changed: boolean }> {
  const { rowCount } = await db
    .update(games)
    .set({ enabled })
    .where(and(eq(games.slug, slug), ne(games.enabled, enabled)));
  if (rowCount) await notify(db, `game:${slug}`);
  else {
    const [known] = await db.select({ slug: games.slug }).from(games).where(eq(games.slug, slug));
    if (!known) throw new DomainError('NOT_FOUND', `There is no game ${slug}.`);
  }
  return { slug, enabled, changed: rowCount === 1 };
}

/** Takes all games of a provider off the offer or puts them back. @param db, @returns, @throws as switchGame */
export async function switchProvider(
  db: Queryable,
  { slug, enabled }: { slug: string; enabled: boolean },
): Promise<{ slug: string; enabled: boolean; changed: boolean }> {
  const { rowCount } = await db
    .update(providers)
    .set({ enabled })
    .where(and(eq(providers.slug, slug), ne(providers.enabled, enabled)));
  if (rowCount) await notify(db, `provider:${slug}`);
  else await checkProvider(db, slug);
  return { slug, enabled, changed: rowCount === 1 };
}

type Closing = { slug: string; closedIn: readonly string[] };
type Closed = { slug: string; closedIn: string[]; before: string[]; changed: boolean };

/** @throws DomainError NOT_FOUND */
async function closeIn(db: Queryable, kind: 'game' | 'provider', { slug, closedIn }: Closing): Promise<Closed> {
  const table = kind === 'game' ? games : providers;
  const [row] = await db.select({ before: table.closedIn }).from(table).where(eq(table.slug, slug)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', `There is no ${kind} ${slug}.`);
  const areas = [...new Set(closedIn)].toSorted();
  const changed = areas.join() !== row.before.join();
  if (changed) {
    await db.update(table).set({ closedIn: areas }).where(eq(table.slug, slug));
    await notify(db, `${kind}:${slug}`);
  }
  return { slug, closedIn: areas, before: row.before, changed };
}

/**
 * Says in which areas a game is not offered, besides those its feed names: all of them, none for an empty list. Its players there stake
 * no more; wins are always paid.
 * @param db, @throws as switchGame. @returns before: the areas until now
 */
export const closeGameIn = (db: Queryable, closing: Closing): Promise<Closed> => closeIn(db, 'game', closing);

/** The same for all games of a provider. @param db, @returns, @throws as closeGameIn */
export const closeProviderIn = (db: Queryable, closing: Closing): Promise<Closed> => closeIn(db, 'provider', closing);

/**
 * Says that technical work begins (a kind) or has ended (null), for one provider or for all games: no game opens and no
 * stake is taken meanwhile, while wins and refunds are (spec §8). The games stay on the list.
 * @param provider its slug, or null for all
 * @returns changed: whether it stood otherwise before
 * @throws DomainError NOT_FOUND
 */
export async function setMaintenance(
  db: Queryable,
  { provider, kind }: { provider: string | null; kind: MaintenanceKind | null },
): Promise<{ provider: string | null; kind: MaintenanceKind | null; changed: boolean }> {
  if (provider !== null) await checkProvider(db, provider);
  const code = provider ?? MAINTENANCE_ALL;
  const done =
    kind === null
      ? await db.delete(settings).where(and(eq(settings.tag, 'MAINTENANCE'), eq(settings.code, code)))
      : await db
          .insert(settings)
          .values({ tag: 'MAINTENANCE', code, value: kind })
          .onConflictDoUpdate({
            target: [settings.tag, settings.code],
            set: { value: kind },
            setWhere: ne(settings.value, kind),
          });
  const changed = done.rowCount === 1;
  if (changed) await notify(db, `maintenance:${code}`);
  return { provider, kind, changed };
}
