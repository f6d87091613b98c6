import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from './database';

/** What reports, statements and exports are read from: the read connection where there is one (DATABASE_READ_URL), else the database. */
export const readsOf = ({ db, reads }: { db: Database; reads?: Database | undefined }): Database => reads ?? db;

const seen = z.tuple([z.object({ at: z.coerce.date(), replica: z.boolean() })]);

/** Up to when a connection sees what was written (a replica as far as it has followed, the database itself until now; ISO 8601), and which it is. */
export async function seenUpTo(db: Queryable): Promise<{ as_of: string; read_from: 'database' | 'replica' }> {
  const { rows } = await db.execute(
    sql`select pg_is_in_recovery() as replica,
      coalesce(case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end, clock_timestamp()) as at`,
  );
  const [{ at, replica }] = seen.parse(rows);
  return { as_of: at.toISOString(), read_from: replica ? 'replica' : 'database' };
}
