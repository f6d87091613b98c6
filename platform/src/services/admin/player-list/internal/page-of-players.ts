import { and } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { conditionsOf, type PlayerFilters } from './conditions';
import { type Ordering, orderingOf } from './orders';

type Wanted = { filters: PlayerFilters; ordering: Ordering; cursor: string | undefined; limit: number };

/** The ids of the players after a cursor, with the cursor of the page after. @throws DomainError BAD_REQUEST */
export async function pageOfPlayers(
  db: Queryable,
  now: Date,
  { filters, ordering, cursor, limit }: Wanted,
): Promise<{ ids: string[]; next: string | null }> {
  const { place, orderBy, after, cursorOf } = orderingOf(ordering);
  const rows = await db
    .select({ id: users.id, place })
    .from(users)
    .where(and(...conditionsOf(now, filters), cursor === undefined ? undefined : after(cursor)))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), next: rows.length > limit && last ? cursorOf(last.place, last.id) : null };
}
