import { afterEach, expect, test, vi } from 'vitest';
import type { Fairness } from './answers';
import { runningPair, startPair } from './seeds';

const COMMITTED = 'a'.repeat(64);
const unstarted: Fairness = { commitment: null, client_seed: null, nonce: 0, next_commitment: COMMITTED };
const pairOf = (commitment: string, client_seed: string): Fairness => ({
  commitment,
  client_seed,
  nonce: 0,
  next_commitment: 'b'.repeat(64),
});

type Call = { method: string; url: string; body: { commitment: string; client_seed: string } | null };

/** A studio that answers each call by what the test says; the answer is what was asked of it. */
function studioSays(answer: (call: Call) => { status: number; body: unknown }): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { method: String(init.method), url, body: init.body ? JSON.parse(String(init.body)) : null };
    calls.push(call);
    const { status, body } = answer(call);
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}

const honest = ({ body }: Call) => ({
  status: 200,
  body: { revealed: null, fairness: pairOf(body?.commitment ?? '', body?.client_seed ?? '') },
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser makes the first client seed, a new one each time, for the commitment it was given', async () => {
  const calls = studioSays(honest);
  const pairs = [await runningPair(unstarted), await runningPair(unstarted)];
  expect(calls.map(({ method, url, body }) => [method, url, body?.commitment])).toEqual([
    ['POST', '/api/seeds', COMMITTED],
    ['POST', '/api/seeds', COMMITTED],
  ]);
  const seeds = pairs.map((pair) => pair.client_seed);
  expect(seeds).toEqual(calls.map(({ body }) => body?.client_seed));
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(seeds).size).toBe(2);
});

test('a pair that runs already is left alone', async () => {
  const calls = studioSays(honest);
  const running = pairOf(COMMITTED, 'mine');
  expect(await runningPair(running)).toBe(running);
  expect(calls).toEqual([]);
});

test.each([
  ['another server seed', pairOf('c'.repeat(64), 'mine')],
  ['another client seed', pairOf(COMMITTED, 'theirs')],
  ['no pair', unstarted],
])('a studio that starts %s than agreed is caught', async (_, fairness) => {
  studioSays(() => ({ status: 200, body: { revealed: null, fairness } }));
  await expect(startPair(unstarted, 'mine')).rejects.toMatchObject({ code: 'COMMITMENT_BROKEN' });
});

test('when another tab was first, its pair is played on', async () => {
  const theirs = pairOf(COMMITTED, 'of-the-other-tab');
  studioSays(({ method }) =>
    method === 'GET' ? { status: 200, body: theirs } : { status: 409, body: { errorCode: 'COMMITMENT_PASSED' } },
  );
  expect(await runningPair(unstarted)).toEqual(theirs);
});

test('a passed commitment with no pair behind it is no pair', async () => {
  studioSays(({ method }) =>
    method === 'GET' ? { status: 200, body: unstarted } : { status: 409, body: { errorCode: 'COMMITMENT_PASSED' } },
  );
  await expect(runningPair(unstarted)).rejects.toMatchObject({ code: 'COMMITMENT_PASSED' });
});

test('an answer of another shape is a refusal, not a pair', async () => {
  studioSays(() => ({
    status: 200,
    body: { revealed: null, fairness: { commitment: COMMITTED, client_seed: 'mine' } },
  }));
  await expect(startPair(unstarted, 'mine')).rejects.toMatchObject({ code: 'UNKNOWN' });
});
