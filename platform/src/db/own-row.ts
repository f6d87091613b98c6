import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Queryable } from './database';

type Owned = PgTable & { id: PgColumn; userId: PgColumn };

/**
 * A row of a player's, by its id and its player: where players are spread over several servers a row is looked for on that of its player alone.
 * @param row anything that names both, such as the row as it was read
 */
export const ownRow = ({ id, userId }: Owned, row: { id: string; userId: string }) =>
  and(eq(id, row.id), eq(userId, row.userId));

const whose = z.array(z.object({ player: z.string() }));

/**
 * The same of which the id alone is known: whose it is is read first, since that never changes, and a row can be locked only where its
 * player's rows are. @returns a condition that no row meets when there is none
 */
export async function ownRowOf(tx: Queryable, table: Owned, id: string): Promise<SQL | undefined> {
  const { rows } = await tx.execute(sql`select ${table.userId} as player from ${table} where ${table.id} = ${id}`);
  const [found] = whose.parse(rows);
  return found ? ownRow(table, { id, userId: found.player }) : sql`false`;
}
