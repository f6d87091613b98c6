import type pg from 'pg';

/** Whether the rows of players may lie on several servers. Asked of a database once: it does not change while processes run. */
export async function isSpread(client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  return rowCount !== 0;
}
