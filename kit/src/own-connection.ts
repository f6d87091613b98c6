import pg from 'pg';
import { KEEP_ALIVE } from './keep-alive';

/** What a connection may take to be made, milliseconds. */
const CONNECT_MS = 5_000;

/**
 * Works on a connection of its own, apart from any pool, which ends with the work. One that breaks fails what is asked of it, and no process.
 * @param url past any pooler
 */
export async function onOwnConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
