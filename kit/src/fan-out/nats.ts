import { setTimeout as pause } from 'node:timers/promises';
import { connectionTo, type NatsAddress } from '@kozyr/contracts/fan-out';
import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import type { FanOut, FanOutLog } from './fan-out';

/** credentials: the text of a .creds file; caFile: where the certificates lie that the server's is signed by. */
type NatsSettings = NatsAddress & { name: string; credentials?: string | undefined; caFile?: string | undefined };
type Subscription = { subject: string; onMessage: (message: string) => void; onMissed: () => void };

/** A start waits so long for the first connection, and no longer. Milliseconds, as all below. */
const FIRST_WAIT_MS = 2_000;
const CONNECT_MS = 5_000;
/** Pauses between two attempts: each twice as long as the one before, up to the longest. */
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5_000;
/** A server that answers no ping is taken for gone after the third. */
const PING_MS = 5_000;
const LAST_WORDS_MS = 500;

/** Loaded only where there is a NATS: a server that is compiled into one file would read it at each start. */
const loadClient = () => import('@nats-io/transport-node');

const optionsOf = (
  { name, credentials, caFile, ...address }: NatsSettings,
  { credsAuthenticator }: Awaited<ReturnType<typeof loadClient>>,
): NodeConnectionOptions => ({
  ...connectionTo(address, caFile),
  name,
  timeout: CONNECT_MS,
  pingInterval: PING_MS,
  // We connect anew ourselves: as in the beginning, so there is one way to be away and to come back.
  reconnect: false,
  ...(credentials ? { authenticator: credsAuthenticator(new TextEncoder().encode(credentials)) } : {}),
});

/** What this process wants to hear, whichever connection brings it. What a subscriber throws is logged, and harms no other. */
function createSubscriptions(log: FanOutLog) {
  const all: Subscription[] = [];

  function tryTo(act: () => void): void {
    try {
      act();
    } catch (error) {
      log.warn({ err: error }, 'a message over NATS could not be worked on');
    }
  }

  function listen(to: NatsConnection, { subject, onMessage }: Subscription): void {
    to.subscribe(subject, {
      callback: (error, message) => {
        if (error) log.warn({ err: error, subject }, 'NATS lets this process not subscribe');
        else tryTo(() => onMessage(message.string()));
      },
    });
  }

  return {
    add(subscription: Subscription, to: NatsConnection | null) {
      all.push(subscription);
      if (to) listen(to, subscription);
    },
    listenTo(to: NatsConnection) {
      for (const one of all) listen(to, one);
    },
    sayMissed() {
      for (const { onMissed } of [...all]) tryTo(onMissed);
    },
  };
}

/**
 * A fan-out over NATS, by subjects of its core: no streams, nothing is kept. It connects for as long as the process lives, and says once in the
 * log that NATS is away, and once that it is back. Resolves when connected, or after two seconds.
 */
export async function connectNats(settings: NatsSettings, log: FanOutLog): Promise<FanOut> {
  const client = await loadClient();
  const options = optionsOf(settings, client);
  const { servers } = settings;
  const subscriptions = createSubscriptions(log);
  const stopping = new AbortController();
  /** The connection, and the same once every subscription holds. */
  let wire: NatsConnection | null = null;
  let connection: NatsConnection | null = null;
  let isAway = false;

  function sayAway(error: unknown): void {
    if (!isAway) log.warn({ err: error, servers }, 'NATS is away: this process goes on without it');
    isAway = true;
  }

  /** Lives with one connection until it ends. @param onOpen is told once every subscription holds */
  async function live(onOpen: () => void): Promise<void> {
    const fresh = await client.connect(options);
    void (async () => {
      for await (const status of fresh.status()) {
        if (status.type === 'error') log.warn({ err: status.error }, 'NATS refuses something');
      }
    })();
    try {
      wire = fresh;
      subscriptions.listenTo(fresh);
      await fresh.flush();
      if (stopping.signal.aborted) return;
      connection = fresh;
      if (isAway) {
        isAway = false;
        log.info({ servers }, 'NATS is back');
        subscriptions.sayMissed();
      }
      onOpen();
      await fresh.closed();
    } finally {
      wire = null;
      connection = null;
      await fresh.close().catch(() => undefined);
    }
  }

  async function work(onOpen: () => void): Promise<void> {
    let ms = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const failed = await live(() => {
        ms = FIRST_PAUSE_MS;
        onOpen();
      }).catch((error: unknown) => error);
      if (stopping.signal.aborted) return;
      sayAway(failed);
      // Not all at the same moment, when a server comes back to many.
      await pause(ms * (0.5 + Math.random()), undefined, { signal: stopping.signal }).catch(() => undefined);
      ms = Math.min(ms * 2, MAX_PAUSE_MS);
    }
  }

  let working: Promise<void> = Promise.resolve();
  const opened = new Promise<void>((resolve) => {
    working = work(resolve);
  });
  await Promise.race([opened, pause(FIRST_WAIT_MS, undefined, { ref: false })]);
  if (!connection) sayAway(new Error(`no connection within ${FIRST_WAIT_MS} ms`));

  return {
    publish(subject, message) {
      if (!connection) return false;
      try {
        connection.publish(subject, message);
        return true;
      } catch {
        return false;
      }
    },
    subscribe: (subject, onMessage, onMissed) => subscriptions.add({ subject, onMessage, onMissed }, wire),
    async stop() {
      const last = connection;
      connection = null;
      stopping.abort();
      if (!last) return void (await Promise.race([working, pause(LAST_WORDS_MS)]));
      await Promise.race([last.flush().catch(() => undefined), pause(LAST_WORDS_MS)]);
      await last.close();
      await working;
    },
  };
}
