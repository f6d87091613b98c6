import { type StreamEvent, TOPICS_PER_STREAM, type Topic } from '@kozyr/contracts/events';
import { getWallets } from '@kozyr/contracts/wallets';
import { currentApiBase } from '../api/base';
import { call } from '../api/call';
import { visitorHeader } from '../api/visitor-id';
import { session } from '../session/browser-session';
import { followEvents, type Place } from './event-stream';
import { setEventsFlow } from './flow';
import { publish, wantedSources } from './listeners';

/** A page nobody sees gives its connection back after this: browsers allow six to one host over HTTP/1.1. */
const HIDDEN_MS = 20_000;
/** What mounts together is asked for together. */
const OPEN_MS = 50;
/** What is no longer wanted is heard on for a while: a page that follows often wants it again. */
const LINGER_MS = 3_000;

type Connection = { abort: AbortController; key: string; topics: readonly Topic[]; player: boolean };

const place: Place = { id: '', topics: [] };
let connection: Connection | null = null;
let reviewing: ReturnType<typeof setTimeout> | undefined;
let hidden: ReturnType<typeof setTimeout> | undefined;
let watching = false;
/** How many want events while nobody sees the page. */
let keepers = 0;

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

function wantedStream(): { topics: readonly Topic[]; player: boolean } {
  const sources = wantedSources();
  const topics = [...sources].filter((source) => source !== 'player').toSorted();
  return { topics: topics.slice(0, TOPICS_PER_STREAM), player: sources.has('player') };
}
const keyOf = ({ topics, player }: { topics: readonly Topic[]; player: boolean }) => [player, ...topics].join();

function closeConnection(): void {
  connection?.abort.abort();
  connection = null;
  setEventsFlow(false);
}

function openConnection(): void {
  const { topics, player } = wantedStream();
  const key = keyOf({ topics, player });
  if (connection?.key === key) return;
  closeConnection();
  if (topics.length === 0 && !player) return;
  const own: Connection = { abort: new AbortController(), key, topics, player };
  connection = own;
  const parts = {
    open: (query: string, headers: Record<string, string>, signal: AbortSignal) =>
      fetch(`${currentApiBase()}/events${query}`, {
        headers: { ...headers, ...visitorHeader() },
        signal,
        cache: 'no-store',
      }),
    accessToken: async () => (player ? session.accessToken() : null),
    doubt: session.doubt,
    topics,
    place,
    poll: async (): Promise<StreamEvent> => ({ type: 'wallet', wallet: await call(getWallets, {}) }),
    onEvent: publish,
    onFlow: (flows: boolean) => {
      if (connection === own) setEventsFlow(flows);
    },
    pause: waitFor,
    random: Math.random,
  };
  followEvents(parts, own.abort.signal).finally(() => {
    if (connection === own) closeConnection();
  });
}

function followVisibility(): void {
  clearTimeout(hidden);
  if (document.visibilityState === 'hidden' && keepers === 0) hidden = setTimeout(closeConnection, HIDDEN_MS);
  else openConnection();
}

/** Keeps the connection also while nobody sees the page. @returns how to let go */
export function keepWhileHidden(): () => void {
  keepers += 1;
  followVisibility();
  return () => {
    keepers -= 1;
    followVisibility();
  };
}

/** Opens, changes or closes the tab's one connection after what is wanted has changed. */
export function reviewConnection(): void {
  if (!watching) document.addEventListener('visibilitychange', followVisibility);
  watching = true;
  const { topics, player } = wantedStream();
  const more = (player && !connection?.player) || topics.some((topic) => !connection?.topics.includes(topic));
  clearTimeout(reviewing);
  reviewing = setTimeout(
    () => {
      // A page nobody sees opens when it is looked at.
      if (document.visibilityState !== 'hidden' || keepers > 0 || wantedSources().size === 0) openConnection();
    },
    more ? OPEN_MS : LINGER_MS,
  );
}
