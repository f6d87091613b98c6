import type pg from 'pg';
import { onOwnConnection } from './own-connection';

/** A role may have limits of its own, for requests (limitRole). */
const NO_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 500;

type Waiting = {
  /** Called once, when another process holds the lock. */
  onWait?: () => void;
};

/**
 * Takes the lock for this connection. It asks again and again: a statement that waits for the lock would be a transaction that stays open, and
 * an index that another process builds concurrently waits for all of those.
 */
async function takeLock(client: pg.Client, key: number, { onWait }: Waiting): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
    if (rows[0]?.taken) return;
    if (tries === 0) onWait?.();
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Runs work while no other process does that holds the same lock, on a connection of its own. It has no limits of time, since the others
 * may take long, and when it ends, however it ends, PostgreSQL lets the lock go.
 * @param url past any pooler: the lock belongs to the connection
 * @param key a number that only this kind of work uses in the database
 */
export function whileLocked<T>(
  url: string,
  key: number,
  work: (client: pg.Client) => Promise<T>,
  waiting: Waiting = {},
): Promise<T> {
  return onOwnConnection(url, async (client) => {
    await client.query(NO_LIMITS);
    await takeLock(client, key, waiting);
    return work(client);
  });
}
