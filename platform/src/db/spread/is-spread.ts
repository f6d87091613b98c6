import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';

/** Whether the rows of players may lie on several servers. Asked of a database once: it does not change while processes run. */
export async function isSpread(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}
