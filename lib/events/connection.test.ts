// @vitest-environment jsdom
import type { PublicEvent, StreamEvent } from '@kozyr/contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { session } = vi.hoisted(() => ({ session: { accessToken: vi.fn(), doubt: vi.fn() } }));
vi.mock('../session/browser-session', () => ({ session }));

type Opened = {
  url: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  send: (id: string, event: StreamEvent) => void;
};
let opened: Opened[];
let visibility: DocumentVisibilityState;
let stops: (() => void)[];
let modules: { onTopic: typeof import('./topic-events').onTopic } & {
  onPlayerEvent: typeof import('./player-events').onPlayerEvent;
  eventsFlow: typeof import('./flow').eventsFlow;
};

const current = () => opened.filter(({ signal }) => !signal.aborted);
const battles: PublicEvent = { type: 'battles' };
const wallet: StreamEvent = { type: 'wallet', wallet: { currency: 'uah', cashback_balance: '0.00', version: 1 } };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  opened = [];
  stops = [];
  visibility = 'visible';
  session.accessToken.mockReset().mockResolvedValue(null);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          const send: Opened['send'] = (id, event) =>
            controller.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
          opened.push({ url, headers, signal, send });
        },
      });
      return new Response(body, { status: 200 });
    },
  );
  modules = {
    ...(await import('./topic-events')),
    ...(await import('./player-events')),
    ...(await import('./flow')),
  };
});
afterEach(() => {
  // A document outlives its modules: what still listens would open with the next test's.
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
/** The connection is loaded, and time passes. */
async function pass(ms: number): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}
function see(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('all that mounts together hears over one connection, and each listener gets its own', async () => {
  session.accessToken.mockResolvedValue('token');
  const heard: [string, StreamEvent][] = [];
  stops.push(modules.onTopic('battles', (event) => heard.push(['battles', event])));
  stops.push(modules.onTopic('big-wins', (event) => heard.push(['big-wins', event])));
  stops.push(modules.onPlayerEvent((event) => heard.push(['player', event])));
  expect(modules.eventsFlow()).toBe(false);
  await pass(50);
  expect(opened.map(({ url }) => url)).toEqual(['/api/events?topics=battles,big-wins']);
  expect(opened[0]?.headers.authorization).toBe('Bearer token');
  expect(modules.eventsFlow()).toBe(true);
  opened[0]?.send('p1.t1', wallet);
  opened[0]?.send('p1.t2', battles);
  await pass(0);
  expect(heard).toEqual([
    ['player', wallet],
    ['battles', battles],
  ]);
});

it('one browser is told from another by the visitor-ID header, where that is enabled', async () => {
  stops.push(modules.onTopic('battles', () => undefined));
  await pass(50);
  expect(opened[0]?.headers).not.toHaveProperty('x-visitor-id');

  vi.stubEnv('NEXT_PUBLIC_VISITOR_ID_ENABLED', 'true');
  vi.resetModules();
  const { onTopic } = await import('./topic-events');
  stops.push(onTopic('battles', () => undefined));
  await pass(50);
  expect(opened[1]?.headers['x-visitor-id']).toBe(window.localStorage.getItem('kozyr_visitor'));
  expect(opened[1]?.headers['x-visitor-id']).toMatch(/^[\da-f-]{36}$/);
});

it('nothing of the player’s own is asked for by topics alone', async () => {
  session.accessToken.mockResolvedValue('token');
  stops.push(modules.onTopic('jackpots', () => undefined));
  await pass(50);
  expect(session.accessToken).not.toHaveBeenCalled();
  expect(opened[0]?.headers.authorization).toBeUndefined();
});

it('a connection opens again where it was when more is wanted, and begins anew with that', async () => {
  stops.push(modules.onTopic('battles', () => undefined));
  await pass(50);
  opened[0]?.send('t7', battles);
  await pass(0);
  stops.push(modules.onTopic('jackpots', () => undefined));
  await pass(50);
  expect(opened.map(({ url }) => url)).toEqual([
    '/api/events?topics=battles',
    '/api/events?topics=battles,jackpots&anew=jackpots',
  ]);
  expect(opened[1]?.headers['last-event-id']).toBe('t7');
  expect(current()).toHaveLength(1);
  expect(modules.eventsFlow()).toBe(true);
});

it('what is wanted again soon is kept, and the connection closes a while after the last listener', async () => {
  const leave = modules.onTopic('battles', () => undefined);
  await pass(50);
  leave();
  await pass(1_000);
  const leaveAgain = modules.onTopic('battles', () => undefined);
  await pass(10_000);
  expect(opened).toHaveLength(1);
  leaveAgain();
  await pass(3_000);
  expect(current()).toEqual([]);
  expect(modules.eventsFlow()).toBe(false);
});

it('a page nobody sees gives its connection back, and goes on from there when it is seen', async () => {
  stops.push(modules.onTopic('battles', () => undefined));
  await pass(50);
  opened[0]?.send('t3', battles);
  see('hidden');
  await pass(19_999);
  expect(current()).toHaveLength(1);
  await pass(1);
  expect(current()).toEqual([]);
  see('visible');
  await pass(0);
  expect(current()[0]?.headers['last-event-id']).toBe('t3');
});

it('a page that is to show pushes keeps its connection while nobody sees it, until it is let go', async () => {
  stops.push(modules.onTopic('battles', () => undefined));
  await pass(50);
  const { keepWhileHidden } = await import('./connection');
  const letGo = keepWhileHidden();
  see('hidden');
  await pass(60_000);
  expect(current()).toHaveLength(1);
  letGo();
  await pass(20_000);
  expect(current()).toEqual([]);
});

it('a guest hears nothing of a player’s own', async () => {
  stops.push(modules.onPlayerEvent(() => undefined));
  await pass(5_000);
  expect(opened).toEqual([]);
});
