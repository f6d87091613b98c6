import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import { type HeldConnection, openHeldConnection } from '@kozyr/kit/held-connection';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { subjectOf } from './notices';

type OnNotice = (payload: string) => void;
type Channel = { onNotice: OnNotice; onMissed: () => void };

/** What one process learns of other processes' commits, over a single connection to the database and by the fan-out where there is one. */
export type Listener = {
  /**
   * onNotice gets every notice of a channel, whichever way it comes; onMissed is called after a break of either, when notices may have been
   * lost. Subscribe before start.
   */
  subscribe: (channel: string, onNotice: OnNotice, onMissed: () => void) => void;
  /** Resolves once the connection listens. Later breaks are mended in the background. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 2_000;

/**
 * Makes the process's listening connection; it is apart from the pool, since it is never given back. It listens beside a fan-out too: for what
 * has to be told with a commit, and for processes that have no fan-out, or whose connection to it is broken.
 * @param url past any pooler
 */
export function createListener(url: string, log: FastifyBaseLogger, fanOut: FanOut = NO_FAN_OUT): Listener {
  const channels = new Map<string, Channel[]>();
  let client: HeldConnection | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = await openHeldConnection({
      url,
      name: 'kozyr-listener',
      hear: ({ channel, payload = '' }) => {
        for (const { onNotice } of channels.get(channel) ?? []) onNotice(payload);
      },
      begin: async (connection) => {
        for (const channel of channels.keys()) await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      },
      lost: (error) => {
        client = null;
        if (stopped) return;
        log.warn({ err: error }, 'the listening connection broke');
        mend(FIRST_PAUSE_MS);
      },
    });
    if (stopped) return fresh.end();
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
      fanOut.subscribe(subjectOf(channel), onNotice, onMissed);
    },
    start: connect,
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
