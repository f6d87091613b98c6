import type { PublicEvent, StreamEvent } from '@kozyr/contracts/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { followEvents, type Place, pauseBefore, queryOf, type StreamParts } from './event-stream';

const wallet = (version: number): StreamEvent => ({
  type: 'wallet',
  wallet: { currency: 'uah', cashback_balance: '0.00', version },
});
const battles: PublicEvent = { type: 'battles' };
const line = (id: number | string, event: unknown) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

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

let heard: StreamEvent[];
let requests: Record<string, string>[];
let queries: string[];
let flow: boolean[];
let place: Place;
let pauses: number[];
let doubted: string[];
beforeEach(() => {
  heard = [];
  requests = [];
  queries = [];
  flow = [];
  place = { id: '', topics: [] };
  pauses = [];
  doubted = [];
});

/** Follows the given answers one after the other, then logs out. */
async function follow(steps: Step[], parts: Partial<StreamParts> = {}, abort = new AbortController()): Promise<void> {
  await followEvents(
    {
      accessToken: async () => {
        if (requests.length < steps.length) return `token-${requests.length}`;
        abort.abort();
        return null;
      },
      open: async (query, headers, signal) => {
        const step = steps[requests.length];
        queries.push(query);
        requests.push(headers);
        if (step instanceof Error || step === undefined) throw step ?? new Error('no more');
        return typeof step === 'function' ? step(signal) : step;
      },
      doubt: (token) => doubted.push(token),
      poll: async () => wallet(1_000),
      onEvent: (event) => heard.push(event),
      onFlow: (flows) => flow.push(flows),
      topics: [],
      place,
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
  it('events are told however they are cut, and unknown ones are skipped', async () => {
    const text = `: heartbeat\n\n${line(7, wallet(1))}${line(8, { type: 'later-invention' })}data: {broken\n\n${line(9, wallet(2))}`;
    await follow([stream(...text.split(/(?<=.{11})/s))]);
    expect(heard).toEqual([wallet(1), wallet(2)]);
    expect(requests[0]).toEqual({ accept: 'text/event-stream', authorization: 'Bearer token-0' });
  });

  it('a stream resumes after the last id with a token of the day', async () => {
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

  it('a stream waits longer after each failure, and not at all long after success', async () => {
    const failing = Array.from({ length: 7 }, () => new Response(null, { status: 503 }));
    await follow([...failing, stream(line(1, wallet(1)))]);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 500]);
  });

  it('the wallet itself is asked for while the stream fails, from the third time on', async () => {
    await follow([new Error('1'), new Error('2'), new Error('3'), new Response(null, { status: 429 })]);
    expect(heard).toEqual([wallet(1_000), wallet(1_000)]);
  });

  it('a stream goes on when asking for the wallet fails as well', async () => {
    const poll = () => Promise.reject(new Error('down'));
    await follow([new Error('1'), new Error('2'), new Error('3'), stream(line(1, wallet(5)))], { poll });
    expect(heard).toEqual([wallet(5)]);
  });

  it('a token that is refused is dropped', async () => {
    await follow([new Response(null, { status: 401 }), stream(line(1, wallet(1)))]);
    expect(doubted).toEqual(['token-0']);
    expect(heard).toEqual([wallet(1)]);
  });

  it('a guest who wants no topic opens no stream', async () => {
    await follow([], { accessToken: async () => null });
    expect(requests).toEqual([]);
    expect(pauses).toEqual([]);
  });

  it('a guest is told of topics, without a token', async () => {
    const abort = new AbortController();
    const onEvent = (event: StreamEvent) => {
      heard.push(event);
      abort.abort();
    };
    await follow([stream(line('t7', battles))], { accessToken: async () => null, topics: ['battles'], onEvent }, abort);
    expect(queries).toEqual(['?topics=battles']);
    expect(requests).toEqual([{ accept: 'text/event-stream' }]);
    expect(heard).toEqual([battles]);
  });

  it('a stream says while it flows', async () => {
    await follow([new Error('gone'), stream(line(1, wallet(1))), new Response(null, { status: 503 })]);
    expect(flow).toEqual([true, false]);
  });

  it('a stream keeps its place for the next connection, and begins anew with topics it did not hear until then', async () => {
    await follow([stream(line('p4.t9', battles))], { topics: ['battles', 'big-wins'] });
    expect(place).toEqual({ id: 'p4.t9', topics: ['battles', 'big-wins'] });
    requests = [];
    await follow([stream()], { topics: ['big-wins', 'jackpots'] });
    expect(requests[0]?.['last-event-id']).toBe('p4.t9');
    expect(queries).toEqual(['?topics=battles,big-wins', '?topics=big-wins,jackpots&anew=jackpots']);
  });

  it('topics are named as wanted, with those that begin anew once there is a place to go on from', () => {
    const topics = ['big-wins', 'jackpots'] as const;
    expect(queryOf([], { id: 't1', topics })).toBe('');
    expect(queryOf(topics, { id: '', topics: [] })).toBe('?topics=big-wins,jackpots');
    expect(queryOf(topics, { id: 't1', topics })).toBe('?topics=big-wins,jackpots');
    expect(queryOf(topics, { id: 't1', topics: [] })).toBe('?topics=big-wins,jackpots&anew=big-wins,jackpots');
  });

  it('a stream survives a token that can’t be renewed now', async () => {
    let tries = 0;
    const accessToken = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return tries === 2 ? 'token' : null;
    };
    await follow([stream(line(1, wallet(1)))], { accessToken });
    expect(heard).toEqual([wallet(1)]);
  });

  it('an open connection is left when nobody listens any more', async () => {
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

  it('pauses are between half and whole of a bound that stops growing', () => {
    expect(pauseBefore(0, 0)).toBe(500);
    expect(pauseBefore(0, 1)).toBe(1_000);
    expect(pauseBefore(50, 1)).toBe(30_000);
  });
});
