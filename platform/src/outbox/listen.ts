import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

type OnNotice = (payload: string) => void;
type Channel = { onNotice: OnNotice; onMissed: () => void };

/** What one process learns of other processes' commits, over a single connection. */
export type Listener = {
  /** onNotice gets every notice of a channel; onMissed is called after a break, when notices may have been lost. Subscribe before start. */
  subscribe: (channel: string, onNotice: OnNotice, onMissed: () => void) => void;
  /** Resolves once the connection listens. Later breaks are mended in the background. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 10_000;

/**
 * Makes the process's listening connection; it is apart from the pool, since it is never given back.
 * @param url past any pooler
 */
export function createListener(url: string, log: FastifyBaseLogger): Listener {
  const channels = new Map<string, Channel[]>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'kozyr-listener', keepAlive: true });
    // From the first moment: an error without a listener, between the first answer and the first order, ends the process.
    fresh.on('error', () => {});
    let broken = false;
    const lost = (error?: Error) => {
      if (broken) return;
      broken = true;
      if (client === fresh) client = null;
      if (stopped) return;
      log.warn({ err: error }, 'the listening connection broke');
      mend(FIRST_PAUSE_MS);
    };
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotice } of channels.get(channel) ?? []) onNotice(payload);
    });
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    if (stopped) return fresh.end();
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    client = fresh;
  }

  function mend(pause: number): void {
    retry = setTimeout(async () => {
      try {
        await connect();
        for (const { onMissed } of [...channels.values()].flat()) onMissed();
      } catch {
        if (!stopped) mend(Math.min(pause * 2, MAX_PAUSE_MS));
      }
    }, pause);
  }

  return {
    subscribe(channel, onNotice, onMissed) {
      channels.set(channel, [...(channels.get(channel) ?? []), { onNotice, onMissed }]);
    },
    start: connect,
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
