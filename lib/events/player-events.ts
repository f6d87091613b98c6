import type { PlayerEvent } from '@kozyr/contracts/events';
import { getWallets } from '@kozyr/contracts/wallets';
import { currentApiBase } from '../api/base';
import { call } from '../api/call';
import { session } from '../session/browser-session';
import { followEvents } from './event-stream';

/** A page nobody sees gives its connection back after this: browsers allow six to one host over HTTP/1.1. */
const HIDDEN_MS = 20_000;

type Listener = (event: PlayerEvent) => void;
const listeners = new Set<Listener>();
let connection: AbortController | null = null;
let hidden: ReturnType<typeof setTimeout> | undefined;

function pause(ms: number, signal: AbortSignal): Promise<void> {
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

function open(): void {
  if (connection || listeners.size === 0) return;
  const own = new AbortController();
  connection = own;
  const parts = {
    open: (headers: Record<string, string>, signal: AbortSignal) =>
      fetch(`${currentApiBase()}/events`, { headers, signal, cache: 'no-store' }),
    accessToken: session.accessToken,
    doubt: session.doubt,
    poll: async () => ({ type: 'wallet' as const, wallet: await call(getWallets, {}) }),
    onEvent: (event: PlayerEvent) => {
      for (const listener of listeners) listener(event);
    },
    pause,
    random: Math.random,
  };
  followEvents(parts, own.signal).finally(() => {
    if (connection === own) connection = null;
  });
}

function close(): void {
  connection?.abort();
  connection = null;
}

function watch(): void {
  clearTimeout(hidden);
  if (document.visibilityState === 'hidden') hidden = setTimeout(close, HIDDEN_MS);
  else open();
}

/**
 * Hears what happens to the logged-in player: wallet, deposits, rounds. One connection serves all listeners; it opens with the first
 * and closes with the last. Each opening starts with the current wallet. A guest hears nothing.
 * @returns how to stop.
 */
export function onPlayerEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', watch);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', watch);
    clearTimeout(hidden);
    close();
  };
}
