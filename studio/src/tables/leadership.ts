import { type HeldConnection, openHeldConnection } from '@kozyr/kit/held-connection';
import { repeat } from '@kozyr/kit/repeat';
import type { TableDefinition } from '../catalogue/tables';
import { TABLES_CHANNEL } from './deps';

/** First key of the locks by which processes share the tables out; the second is the hash of a table's slug. */
const LEADER_LOCK = 7_104_300;
const TRY_MS = 400;
const RETRY_MS = 500;

type Input = {
  databaseUrl: string;
  /** The tables it tries to lead; none: it only listens. */
  tables: readonly TableDefinition[];
  warn: (details: object, message: string) => void;
  /** A table changed, by any process. */
  onTableChanged?: (table: string) => void;
  /** After a break notices may have been lost. */
  onChangesMissed?: () => void;
};

export type Leadership = { leads: (table: string) => boolean; stop: () => Promise<void> };

/**
 * One connection of this process on which it holds the locks of the tables it leads and receives what others commit. A lock
 * lasts as long as the connection: when the process is killed, the database lets its tables go and another one takes them. A connection
 * whose server hangs or is a primary no more is given up within seconds, since somebody else may lead them by then.
 */
export function startLeadership({ databaseUrl, tables, warn, onTableChanged, onChangesMissed }: Input): Leadership {
  let client: HeldConnection | null = null;
  let stopped = false;
  const led = new Set<string>();

  async function connect(): Promise<void> {
    const fresh = await openHeldConnection({
      url: databaseUrl,
      name: 'kozyr-tables',
      hear: ({ payload }) => onTableChanged?.(payload ?? ''),
      begin: (connection) => connection.query(`listen ${TABLES_CHANNEL}`),
      lost: (error) => {
        if (!stopped) warn({ err: error }, 'The tables lost their connection');
        client = null;
        led.clear();
      },
    });
    client = fresh;
    onChangesMissed?.();
  }

  async function tryLocks(): Promise<void> {
    if (!client) await connect();
    for (const { slug } of tables) {
      if (led.has(slug) || !client || stopped) continue;
      const answer = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
        LEADER_LOCK,
        slug,
      ]);
      if (answer.rows[0]?.got) led.add(slug);
    }
  }

  const loop = repeat({
    step: async () => {
      await tryLocks();
      return TRY_MS;
    },
    failed: (error) => {
      warn({ err: error }, 'Tables could not be taken over');
      return RETRY_MS;
    },
  });
  return {
    leads: (table) => client !== null && led.has(table),
    async stop() {
      stopped = true;
      await loop.stop();
      led.clear();
      await client?.end();
    },
  };
}
