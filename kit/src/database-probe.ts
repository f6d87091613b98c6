import pg from 'pg';
import { requireWritable } from './writable';

/** Whoever asks for readiness gets an answer within two seconds, whatever hangs. */
const PATIENCE_MS = 1_500;

export type DatabaseProbe = {
  /** Whether the database answers within a second and a half, as a server that may be written to. */
  answers(): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Asks the database whether it is there, over one connection of its own: with the pool's, a busy process would look like a dead one. One
 * that leads to a server that only reads is dropped: the next may lead to the primary.
 * Who asks while an answer is awaited gets the same.
 * @param name what PostgreSQL calls the connection: "kozyr-studio-ready"
 */
export function databaseProbe(url: string, name: string): DatabaseProbe {
  let client: pg.Client | null = null;
  let asked: Promise<boolean> | null = null;

  const drop = () => {
    const broken = client;
    client = null;
    // Its end may hang as its query did; nobody waits for it.
    broken?.end().catch(() => undefined);
  };

  async function ask(): Promise<boolean> {
    if (!client) {
      const fresh = new pg.Client({
        connectionString: url,
        application_name: name,
        connectionTimeoutMillis: PATIENCE_MS,
      });
      fresh.on('error', () => client === fresh && drop());
      client = fresh;
      await fresh.connect();
    }
    await requireWritable(client);
    return true;
  }

  async function askInTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const answered = await Promise.race([ask().catch(() => false), late]);
    clearTimeout(timer);
    if (!answered) drop();
    return answered;
  }

  return {
    answers() {
      asked ??= askInTime().finally(() => {
        asked = null;
      });
      return asked;
    },
    async stop() {
      drop();
    },
  };
}
