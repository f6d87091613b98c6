import pg from 'pg';

/**
 * Runs work while no other process does that holds the same lock, on a connection of its own. It has no limits of time, since the others
 * may take long, and when it ends, however it ends, PostgreSQL lets the lock go.
 * @param key a number that only this kind of work uses in the database
 */
export async function whileLocked<T>(url: string, key: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    await client.end();
  }
}
