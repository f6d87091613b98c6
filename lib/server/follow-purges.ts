import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import {
  connectionTo,
  type NatsAddress,
  type PurgeMessage,
  parseMessage,
  purgeMessage,
  SUBJECTS,
} from '@kozyr/contracts/fan-out';
import { connect, credsAuthenticator, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { PURGE_CHANNEL } from './purge-channel.mjs';

/** The start waits so long for the first connection, and no longer. Milliseconds, as all below. */
const FIRST_WAIT_MS = 2_000;
const CONNECT_MS = 5_000;
const PING_MS = 5_000;
/** About so long between two attempts. */
const PAUSE_MS = 1_000;

/** credentials: the text of a .creds file; caFile: where the certificates lie that the server's is signed by. */
type Terms = { address: NatsAddress; credentials?: string | undefined; caFile?: string | undefined };

const optionsOf = ({ address, credentials, caFile }: Terms): NodeConnectionOptions => ({
  ...connectionTo(address, caFile),
  name: 'kozyr-site',
  timeout: CONNECT_MS,
  pingInterval: PING_MS,
  reconnect: false,
  ...(credentials ? { authenticator: credsAuthenticator(new TextEncoder().encode(credentials)) } : {}),
});

const tell = (level: 'info' | 'warn', msg: string, reason?: unknown) =>
  console.warn(JSON.stringify({ level, msg, ...(reason ? { reason: String(reason) } : {}) }));

/** Marks what is kept as changed here, then tells all edges: from now on they find here what is new. */
function purge(nats: NatsConnection, message: PurgeMessage): void {
  channel(PURGE_CHANNEL).publish(message);
  nats.publish(SUBJECTS.edgesPurge, JSON.stringify(message));
}

/**
 * Follows over NATS what the content service publishes, for as long as the process lives. After a break of the connection all that is kept counts
 * as changed, here and at the edges, which may have fetched it here. Resolves when connected, or after two seconds: the site starts all the
 * same. It says once in the log that NATS is away, and once that it is back.
 * @returns ends it
 */
export async function followPurges(terms: Terms): Promise<() => Promise<void>> {
  const options = optionsOf(terms);
  const stopping = new AbortController();
  let current: NatsConnection | undefined;
  let isAway = false;

  const sayAway = (reason: unknown) => {
    if (!isAway) tell('warn', 'NATS is away: changes of the content are seen after ten minutes', reason);
    isAway = true;
  };

  async function live(onOpen: () => void): Promise<void> {
    const nats = await connect(options);
    current = nats;
    nats.subscribe(SUBJECTS.sitesPurge, {
      callback: (error, message) => {
        if (error) return tell('warn', 'NATS lets the site not subscribe', error);
        const parsed = parseMessage(purgeMessage, message.string());
        if (parsed) purge(nats, parsed);
      },
    });
    await nats.flush();
    if (isAway) {
      isAway = false;
      tell('info', 'NATS is back: all that is kept counts as changed');
      purge(nats, {});
    }
    onOpen();
    await nats.closed();
  }

  async function work(onOpen: () => void): Promise<void> {
    while (!stopping.signal.aborted) {
      const failed = await live(onOpen).catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      sayAway(failed);
      await pause(PAUSE_MS * (0.5 + Math.random()), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  let isOpen = false;
  await Promise.race([
    new Promise<void>((resolve) => {
      void work(() => {
        isOpen = true;
        resolve();
      });
    }),
    pause(FIRST_WAIT_MS, undefined, { ref: false }),
  ]);
  if (!isOpen) sayAway(`no connection within ${FIRST_WAIT_MS} ms`);
  return async () => {
    stopping.abort();
    await current?.close();
  };
}
