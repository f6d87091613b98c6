import pg from 'pg';
import { KEEP_ALIVE } from './keep-alive';

/** What a connection may take to be made, milliseconds. */
const CONNECT_MS = 5_000;
/** A role may have limits of its own, for requests (limitRole). */
const NO_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/**
 * Runs work while no other process does that holds the same lock, on a connection of its own. It has no limits of time, since the others
 * may take long, and when it ends, however it ends, PostgreSQL lets the lock go.
 * @param url past any pooler: the lock belongs to the connection
 * @param key a number that only this kind of work uses in the database
 */
export async function whileLocked<T>(url: string, key: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(NO_LIMITS);
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    await client.end();
  }
}
