import { beforeEach, expect } from 'vitest';
import { platformTest } from '../../support/platform-test';

/** Work that ends when the test says so, in a route of the class "read", which has two places here. */
let held: (() => void)[] = [];
let begun = 0;
const it = platformTest({
  MAX_REQUESTS_IN_WORK: '4',
  MAX_REQUESTS_WAITING: '2',
  MAX_REQUEST_WAIT_MS: '60000',
});
let origin: string;

it.beforeAll(async ({ platform }) => {
  platform.app.get('/held', async () => {
    begun += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    return { done: true };
  });
  origin = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  held = [];
  begun = 0;
});

const ask = (path: string, signal?: AbortSignal) => fetch(`${origin}${path}`, { ...(signal ? { signal } : {}) });
const release = () => {
  for (const end of held.splice(0)) end();
};

it('the platform answers 503 with a code and Retry-After at once beyond its places, and goes on serving what comes first', async () => {
  const waiting = [1, 2, 3, 4].map(() => ask('/held'));
  await expect.poll(() => begun).toBe(2);
  await expect.poll(async () => (await ask('/games')).status).toBe(503);
  const refused = await ask('/games');
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ errorCode: 'OVERLOADED' });
  // Probes are not counted, and a win has places that no reader can take.
  expect((await ask('/ready')).status).toBe(200);
  const win = await fetch(`${origin}/seamless/house/win`, { method: 'POST', body: '{}' });
  expect([win.status, await win.json()]).toMatchObject([401, { error: 'INVALID_SIGNATURE' }]);
  while (begun < 4) {
    release();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ask('/games')).status).toBe(200);
});

it('the platform never begins work whose caller has left, and keeps the place of work that goes on after its caller', async () => {
  const [worked, waited] = [new AbortController(), new AbortController()];
  const inWork = [1, 2].map(() => ask('/held', worked.signal).catch(() => null));
  await expect.poll(() => begun).toBe(2);
  const inQueue = [1, 2].map(() => ask('/held', waited.signal).catch(() => null));
  await expect.poll(async () => (await ask('/games')).status).toBe(503);
  waited.abort();
  worked.abort();
  await Promise.all([...inWork, ...inQueue]);
  // The server hears of those who left a moment after they did.
  const patient = async (): Promise<Response> => {
    const answer = await ask('/held');
    return answer.status === 503 ? patient() : answer;
  };
  const next = patient();
  // The two that nobody waits for are still in work: the next one waits, although their connections are gone.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toBe(2);
  release();
  await expect.poll(() => begun).toBe(3);
  release();
  expect((await next).status).toBe(200);
  expect(begun).toBe(3);
});

it('the platform tells a studio in its own words that nothing of a bet was done', async ({ startPlatform }) => {
  const none = await startPlatform({ MAX_REQUESTS_IN_WORK: '1', MAX_REQUEST_WAIT_MS: '1' });
  let end: () => void = () => undefined;
  let busy: Promise<{ statusCode: number }> | undefined;
  // A bet that came first would have the only place.
  await new Promise<void>((begun) => {
    none.app.get('/held', () => {
      begun();
      return new Promise((resolve) => (end = () => resolve({})));
    });
    busy = none.app.inject('/held');
  });
  const bet = await none.app.inject({ method: 'POST', url: '/seamless/house/bet' });
  expect(bet.json()).toMatchObject({ error: 'OVERLOADED' });
  expect(bet.headers['retry-after']).toBe('2');
  end();
  expect((await busy)?.statusCode).toBe(200);
});
