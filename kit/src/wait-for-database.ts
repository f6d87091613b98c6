import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable';
import { requireWritable } from './writable';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
const CONNECT_MS = 3_000;

/** Why a try failed, and after how many milliseconds the next one comes. */
export type FailedTry = { reason: string; nextTryMs: number };

/**
 * Resolves once the database lets us in and write, however long that takes; each try is followed by a longer pause and said.
 * @param say gets a line for people, and what it says for a log
 * @throws what no waiting mends: a wrong password, a database that does not exist
 */
export async function waitForDatabase(url: string, say: (line: string, failed: FailedTry) => void): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await requireWritable(client);
      await client.end();
      return;
    } catch (error) {
      client.end().catch(() => undefined);
      if (!isDatabaseUnavailable(error)) throw error;
      const reason = error instanceof Error ? error.message || error.name : String(error);
      say(`waiting for the database (${reason}); next try in ${pause} ms`, { reason, nextTryMs: pause });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
