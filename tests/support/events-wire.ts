import type { StreamEvent } from '@kozyr/contracts/events';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { addListener, removeListener, type Source, sourceOf, wantedSources } from '@/lib/events/listeners';

// Held before a test takes the clock.
const after = globalThis.setTimeout;
const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
let told = 0;

/** A busy machine is slow, not wrong. */
const CONNECTED_WITHIN_MS = 20_000;

function openStream(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      open.add(controller);
      signal?.addEventListener('abort', () => {
        open.delete(controller);
        controller.error(signal.reason);
      });
    },
  });
  return new Response(body, { status: 200 });
}

/** Answers the site's stream of events in a component test; `other` answers whatever else is fetched. */
export function answerEvents(other: typeof fetch = async () => new Response(null, { status: 404 })): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith('/api/events') ? Promise.resolve(openStream(init?.signal)) : other(input, init),
  );
}

/** How many streams of events the page holds open. */
export const openStreams = (): number => open.size;

/** Resolves when the page has handed the next event of a source to whoever listens: it listens last. */
function nextHeard(source: Source): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      removeListener(source, listener);
      resolve();
    };
    addListener(source, listener);
  });
}

/** Tells an event on the open stream once the page listens to its source, and waits until the page has heard it. */
export async function tellEvent(event: StreamEvent): Promise<void> {
  // The page fetches the code of its connection first.
  await vi.waitFor(
    () => {
      if (open.size === 0 || !wantedSources().has(sourceOf(event))) throw new Error('nobody hears such events');
    },
    { timeout: CONNECTED_WITHIN_MS },
  );
  told += 1;
  const line = new TextEncoder().encode(`id: p${told}\ndata: ${JSON.stringify(event)}\n\n`);
  const heard = nextHeard(sourceOf(event));
  await act(async () => {
    for (const controller of open) controller.enqueue(line);
    await heard;
    // What a listener puts into the query cache is drawn a moment later.
    await new Promise((resolve) => after(resolve, 5));
  });
}
