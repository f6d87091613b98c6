import type { PlayerEvent } from '@kozyr/contracts/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { followEvents, pauseBefore, type StreamParts } from './event-stream';

const wallet = (version: number): PlayerEvent => ({
  type: 'wallet',
  wallet: { currency: 'uah', cashback_balance: '0.00', version },
});
const line = (id: number, event: unknown) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** A stream of chunks that then ends. */
function stream(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { status: 200 });
}

type Step = Response | Error | ((signal: AbortSignal) => Promise<Response>);

let heard: PlayerEvent[];
let requests: Record<string, string>[];
let pauses: number[];
let doubted: string[];
beforeEach(() => {
  heard = [];
  requests = [];
  pauses = [];
  doubted = [];
});

/** Follows the given answers one after the other, then logs out. */
async function follow(steps: Step[], parts: Partial<StreamParts> = {}, abort = new AbortController()): Promise<void> {
  await followEvents(
    {
      accessToken: async () => (requests.length < steps.length ? `token-${requests.length}` : null),
      open: async (headers, signal) => {
        const step = steps[requests.length];
        requests.push(headers);
        if (step instanceof Error || step === undefined) throw step ?? new Error('no more');
        return typeof step === 'function' ? step(signal) : step;
      },
      doubt: (token) => doubted.push(token),
      poll: async () => wallet(1_000),
      onEvent: (event) => heard.push(event),
      pause: async (ms) => {
        pauses.push(ms);
      },
      random: () => 0,
      ...parts,
    },
    abort.signal,
  );
}

describe('the player’s event stream', () => {
  it('tells events, however they are cut, and skips what it does not know', async () => {
    const text = `: heartbeat\n\n${line(7, wallet(1))}${line(8, { type: 'later-invention' })}data: {broken\n\n${line(9, wallet(2))}`;
    await follow([stream(...text.split(/(?<=.{11})/s))]);
    expect(heard).toEqual([wallet(1), wallet(2)]);
    expect(requests[0]).toEqual({ accept: 'text/event-stream', authorization: 'Bearer token-0' });
  });

  it('resumes after the last id with a token of the day', async () => {
    await follow([
      stream(line(41, wallet(1)), line(42, wallet(2))),
      new TypeError('gone'),
      stream(line(43, wallet(3))),
    ]);
    expect(requests.map((headers) => headers['last-event-id'])).toEqual([undefined, '42', '42']);
    expect(requests.map((headers) => headers.authorization)).toEqual([
      'Bearer token-0',
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(heard).toHaveLength(3);
  });

  it('waits longer after each failure, and not at all long after success', async () => {
    const failing = Array.from({ length: 7 }, () => new Response(null, { status: 503 }));
    await follow([...failing, stream(line(1, wallet(1)))]);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 500]);
  });

  it('asks for the wallet itself while the stream fails, from the third time on', async () => {
    await follow([new Error('1'), new Error('2'), new Error('3'), new Response(null, { status: 429 })]);
    expect(heard).toEqual([wallet(1_000), wallet(1_000)]);
  });

  it('goes on when asking fails as well', async () => {
    const poll = () => Promise.reject(new Error('down'));
    await follow([new Error('1'), new Error('2'), new Error('3'), stream(line(1, wallet(5)))], { poll });
    expect(heard).toEqual([wallet(5)]);
  });

  it('drops a token that is refused', async () => {
    await follow([new Response(null, { status: 401 }), stream(line(1, wallet(1)))]);
    expect(doubted).toEqual(['token-0']);
    expect(heard).toEqual([wallet(1)]);
  });

  it('is silent for a guest', async () => {
    await follow([], { accessToken: async () => null });
    expect(requests).toEqual([]);
    expect(pauses).toEqual([]);
  });

  it('survives a token that can’t be renewed now', async () => {
    let tries = 0;
    const accessToken = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return tries === 2 ? 'token' : null;
    };
    await follow([stream(line(1, wallet(1)))], { accessToken });
    expect(heard).toEqual([wallet(1)]);
  });

  it('leaves an open connection when nobody listens any more', async () => {
    const abort = new AbortController();
    let left = false;
    const endless = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          left = true;
          reject(signal.reason);
        });
        abort.abort();
      });
    await follow([endless, stream(line(1, wallet(1)))], {}, abort);
    expect(left).toBe(true);
    expect(requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('has pauses between half and whole of a bound that stops growing', () => {
    expect(pauseBefore(0, 0)).toBe(500);
    expect(pauseBefore(0, 1)).toBe(1_000);
    expect(pauseBefore(50, 1)).toBe(30_000);
  });
});
