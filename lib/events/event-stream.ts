import { type StreamEvent, streamEventSchema, type Topic } from '@kozyr/contracts/events';
import { createParser } from 'eventsource-parser';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** After so many tries in a row without a message, balances are asked for instead, until the stream is back. */
const TRIES_BEFORE_POLLING = 3;
/** The server sends a heartbeat every 15 s; twice that in silence is a dead connection. */
const SILENCE_MS = 40_000;

/** Where a tab is in the stream: kept over connections, so that each goes on where the last broke off. */
export type Place = {
  /** Last-Event-ID; empty before the first message. */
  id: string;
  /** Topics that were followed up to that id. Others begin with their newest event. */
  topics: readonly Topic[];
};

export type StreamParts = {
  /** Opens GET /events with this query. Rejects, or answers any status. */
  open: (query: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  /** Null: nobody is logged in, so there are topics alone. */
  accessToken: () => Promise<string | null>;
  doubt: (token: string) => void;
  topics: readonly Topic[];
  place: Place;
  /** Asks once for what the stream would have told. */
  poll: () => Promise<StreamEvent>;
  onEvent: (event: StreamEvent) => void;
  /** Whether the stream is open now. */
  onFlow: (flows: boolean) => void;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, for the jitter. */
  random: () => number;
};

/** Half of the growing pause is fixed and half is chance, so that a restarted server is not met by everybody at once. */
export function pauseBefore(attempt: number, random: number): number {
  const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return longest / 2 + (longest / 2) * random;
}

/** The query of a stream: its topics, and of these the ones that were not followed up to the place. */
export function queryOf(topics: readonly Topic[], { id, topics: followed }: Place): string {
  if (topics.length === 0) return '';
  const fresh = id === '' ? [] : topics.filter((topic) => !followed.includes(topic));
  return `?topics=${topics.join(',')}${fresh.length > 0 ? `&anew=${fresh.join(',')}` : ''}`;
}

/**
 * Hears the player's own events and topics until the signal aborts or there is nothing to listener: one connection at a time, resumed
 * after the last id, with growing pauses between tries.
 */
export async function followEvents(parts: StreamParts, signal: AbortSignal): Promise<void> {
  const { topics, place } = parts;
  let failures = 0;

  function takeEvent(data: string, id: string | undefined): void {
    failures = 0;
    if (id !== undefined) Object.assign(place, { id, topics });
    const event = parseEvent(data);
    if (event) parts.onEvent(event);
  }

  async function readBody(body: ReadableStream<Uint8Array>, connection: AbortController): Promise<void> {
    const parser = createParser({ onEvent: ({ data, id }) => takeEvent(data, id) });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let silence: ReturnType<typeof setTimeout> | undefined;
    parts.onFlow(true);
    try {
      for (;;) {
        clearTimeout(silence);
        silence = setTimeout(() => connection.abort(), SILENCE_MS);
        const { done, value } = await reader.read();
        if (done) return;
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      parts.onFlow(false);
      clearTimeout(silence);
      await reader.cancel().catch(() => undefined);
    }
  }

  /** False when there is nothing to listen for. */
  async function openStream(): Promise<boolean> {
    const token = await parts.accessToken();
    if ((token === null && topics.length === 0) || signal.aborted) return false;
    const connection = new AbortController();
    const leave = () => connection.abort();
    signal.addEventListener('abort', leave, { once: true });
    try {
      const headers = {
        accept: 'text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(place.id ? { 'last-event-id': place.id } : {}),
      };
      const answer = await parts.open(queryOf(topics, place), headers, connection.signal);
      if (answer.status === 401 && token !== null) parts.doubt(token);
      if (answer.ok && answer.body) await readBody(answer.body, connection);
      else await answer.body?.cancel();
    } finally {
      signal.removeEventListener('abort', leave);
    }
    return true;
  }

  while (!signal.aborted) {
    failures += 1;
    const anything = await openStream().catch(() => true);
    if (!anything || signal.aborted) return;
    // failures is 0 when this connection brought messages: a stream that ended in good order is taken up again soon.
    if (failures >= TRIES_BEFORE_POLLING) await parts.poll().then(parts.onEvent, () => undefined);
    await parts.pause(pauseBefore(failures, parts.random()), signal);
  }
}

/** An event of the contract; null for what a newer server may send that we do not know. */
function parseEvent(data: string): StreamEvent | null {
  try {
    return streamEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
