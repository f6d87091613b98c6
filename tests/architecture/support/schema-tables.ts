import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { filesBelow } from './tree';

const SCHEMA = 'platform/src/db/schema';

/** Names of tables by their names in the schema. */
export async function tablesBySchema(): Promise<Map<string, string>> {
  const modules = await Promise.all(
    filesBelow(SCHEMA).map((file) => import(`../../../${file}`) as Promise<Record<string, unknown>>),
  );
  return new Map(
    modules.flatMap((exports) =>
      Object.entries(exports).flatMap(([name, table]) =>
        is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
      ),
    ),
  );
}
