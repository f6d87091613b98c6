import type pg from 'pg';
import { BoundedClient } from './bounded-client';
import { KEEP_ALIVE } from './keep-alive';
import { requireWritable } from './writable';

/** How often a connection that nothing comes over is asked whether it still leads to the database, and what an answer may take. */
const ASKED_EVERY_MS = 5_000;
const ANSWER_MS = 5_000;

type Terms = {
  /** postgres:// address, past any pooler. */
  url: string;
  /** What PostgreSQL calls it: "kozyr-listener". */
  name: string;
  /** Gets every notice of the channels it listens to. */
  hear?: (notice: pg.Notification) => void;
  /** What is asked first of it: what it listens to. */
  begin?: (connection: Pick<pg.ClientBase, 'query'>) => Promise<unknown>;
  /** Called once, when it broke or its server fell silent; never after `end`. */
  lost: (error?: Error) => void;
  /** Milliseconds from one question to the next. */
  askEveryMs?: number;
};

export type HeldConnection = {
  query: pg.ClientBase['query'];
  /** Gives it up: what it listens to and the locks of its session go with it. */
  end: () => Promise<void>;
};

/**
 * Opens a connection that is held for long, for notices or for locks of its session. Nothing else would show that its server hangs, is
 * gone without a word, or is a primary no more, and that what it holds there counts no longer: it is asked every few seconds.
 * @throws Error when it can't be opened within five seconds, or leads to a server that only reads
 */
export async function openHeldConnection({
  url,
  name,
  hear,
  begin = async () => undefined,
  lost,
  askEveryMs = ASKED_EVERY_MS,
}: Terms): Promise<HeldConnection> {
  const client = new BoundedClient({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    ...KEEP_ALIVE,
  });
  let open = false;
  let asking: NodeJS.Timeout | undefined;
  const close = (error?: Error) => {
    if (!open) return;
    open = false;
    clearTimeout(asking);
    client.end().catch(() => undefined);
    lost(error);
  };
  // From the first moment: an error without a listener, between the first answer and the first order, ends the process.
  client.on('error', close);
  client.on('end', () => close());
  if (hear) client.on('notification', hear);
  try {
    await client.connect();
    await requireWritable(client);
    await begin(client);
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  const askLater = () => {
    asking = setTimeout(() => requireWritable(client).then(() => open && askLater(), close), askEveryMs);
    asking.unref();
  };
  open = true;
  askLater();
  return {
    query: client.query.bind(client),
    async end() {
      open = false;
      clearTimeout(asking);
      await client.end();
    },
  };
}
