import type { TableState } from '../../tables/table-state';
import { codeOf } from '../answers';
import { gameSecret } from '../api';
import { pause } from '../dom';
import { parseState } from './wire';

/** Something comes at least every 10 s: after a silence this long the stream is given up and begun anew. */
const SILENCE_MS = 22_000;
const FIRST_PAUSE_MS = 400;
const MAX_PAUSE_MS = 5_000;
const SAMPLES = 20;

type TableListener = {
  state: (state: TableState) => void;
  /** Whether the stream is up right now. */
  link: (up: boolean) => void;
  /** The studio refused the stream, with this code; nothing more comes. */
  over: (code: string) => void;
};

const offsets: number[] = [];

/** Messages only ever arrive late, so the largest of the last differences is nearest to the server's clock. */
function learnClock(serverNow: number): void {
  offsets.push(serverNow - Date.now());
  if (offsets.length > SAMPLES) offsets.shift();
}

/** The server's clock as this browser knows it, ms. */
export const serverNow = (): number => Date.now() + (offsets.length === 0 ? 0 : Math.max(...offsets));

/** Reads a stream of events to its end. @throws when it breaks */
async function readStream(body: ReadableStream<Uint8Array>, alive: () => void, listener: TableListener): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    alive();
    text += decoder.decode(value, { stream: true });
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      if (!message.startsWith('data: ')) continue;
      const state = parseState(message.slice(6));
      learnClock(state.now);
      try {
        listener.state(state);
      } catch (error) {
        // A fault in showing is not a break of the stream.
        reportError(error);
      }
    }
  }
}

/** One connection. @returns the refusal's code, or null when it broke and may be tried again */
async function openStream(listener: TableListener): Promise<string | null> {
  const abort = new AbortController();
  let silence = setTimeout(() => abort.abort(), SILENCE_MS);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => abort.abort(), SILENCE_MS);
  };
  try {
    const response = await fetch('/api/table/stream', {
      headers: { 'x-game-session': gameSecret() },
      signal: abort.signal,
    });
    if (!response.ok) return response.status < 500 && response.status !== 429 ? codeOf(await response.json()) : null;
    if (!response.body) return null;
    listener.link(true);
    await readStream(response.body, alive, listener);
  } catch {
    return null;
  } finally {
    clearTimeout(silence);
  }
  return null;
}

/** Follows the table for as long as the page lives; after a break it is there again with the whole state. */
export async function subscribeToTable(listener: TableListener): Promise<void> {
  let wait = FIRST_PAUSE_MS;
  for (;;) {
    const began = Date.now();
    const refused = await openStream(listener);
    listener.link(false);
    if (refused !== null) return listener.over(refused);
    wait = Date.now() - began > MAX_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(wait * 2, MAX_PAUSE_MS);
    // Many players lose a server at once; they do not come back in the same instant.
    await pause(wait * (0.6 + Math.random() * 0.8));
  }
}
