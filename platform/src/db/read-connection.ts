import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from './database';

/** What reports, statements and exports are read from: the read connection where there is one (DATABASE_READ_URL), else the database. */
export const readsOf = ({ db, reads }: { db: Database; reads?: Database | undefined }): Database => reads ?? db;

const moments = z.tuple([z.object({ at: z.coerce.date() })]);

/** Up to when a connection sees what was written: a replica as far as it has followed, the database itself until now. ISO 8601. */
export async function seenUpTo(db: Queryable): Promise<string> {
  const { rows } = await db.execute(
    sql`select coalesce(case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end, clock_timestamp()) as at`,
  );
  return moments.parse(rows)[0].at.toISOString();
}
