import { createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { seamlessWallet } from './seamless-wallet';

const SECRET = 'a-secret-of-the-house';

function answering(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  const wallet = seamlessWallet({ platformUrl: 'http://platform', secret: SECRET, now: () => 1_700_000_000_999 });
  return { wallet, fetched };
}

const movement = { sessionId: 's', roundId: 'r', amount: 1_050n };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the wallet client signs address and raw body with the time in whole seconds, as the contract says', async () => {
  const { wallet, fetched } = answering(200, { transaction_id: 'r:bet', balance: '89.50', currency: 'uah' });
  expect(await wallet.bet(movement)).toEqual({ kind: 'ok', balance: '89.50' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('http://platform/seamless/house/bet');
  const body = String(init?.body);
  expect(JSON.parse(body)).toEqual({ session_id: 's', round_id: 'r', transaction_id: 'r:bet', amount: '10.50' });
  const expected = createHmac('sha256', SECRET).update(`1700000000.POST /seamless/house/bet.${body}`).digest('hex');
  expect(new Headers(init?.headers).get('x-signature')).toBe(`t=1700000000,v1=${expected}`);
});

test('a lost round closes with a win of 0.00', async () => {
  const { wallet, fetched } = answering(200, { transaction_id: 'r:win', balance: '0.00', currency: 'uah' });
  await wallet.win({ ...movement, amount: 0n });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ amount: '0.00', round_closed: true });
});

test.each([
  [400, { error: 'INSUFFICIENT_FUNDS', message: 'no' }, { kind: 'refused', error: 'INSUFFICIENT_FUNDS' }],
  [401, { error: 'INVALID_SIGNATURE', message: 'no' }, { kind: 'refused', error: 'INVALID_SIGNATURE' }],
  [503, { error: 'OVERLOADED', message: 'later' }, { kind: 'refused', error: 'OVERLOADED' }],
])('status %i with the contract’s error is a refusal', async (status, body, result) => {
  expect(await answering(status, body).wallet.bet(movement)).toEqual(result);
});

test.each([
  [500, { error: 'INTERNAL_ERROR', message: 'oops' }],
  [400, { error: 'INTERNAL_ERROR', message: 'oops' }],
  [503, { error: 'DATABASE_UNAVAILABLE', message: 'nobody knows' }],
  [503, { error: 'BET_LIMIT', message: 'from a proxy' }],
  [503, { errorCode: 'SERVICE_UNAVAILABLE', message: 'of the edge' }],
  [400, { errorCode: 'VALIDATION_ERROR' }],
  [429, { error: 'BET_LIMIT', message: 'from a proxy' }],
  [200, { balance: 12 }],
])('status %i with %o leaves the outcome unknown', async (status, body) => {
  expect(await answering(status, body).wallet.bet(movement)).toMatchObject({ kind: 'unknown' });
});

test('a busy wallet refuses no session', async () => {
  const { wallet } = answering(503, { error: 'OVERLOADED', message: 'later' });
  expect(await wallet.balance('s')).toMatchObject({ kind: 'unknown' });
  expect(await wallet.authenticate('t')).toMatchObject({ kind: 'unknown' });
});

test('a crowd keeps to its places: a bet too many is refused and never sent, a win waits its turn', async () => {
  const answers: (() => void)[] = [];
  const fetched = vi.fn(
    (_url: string) =>
      new Promise<Response>((resolve) =>
        answers.push(() => resolve(Response.json({ transaction_id: 't', balance: '1.00', currency: 'uah' }))),
      ),
  );
  vi.stubGlobal('fetch', fetched);
  const wallet = seamlessWallet({ platformUrl: 'http://platform', secret: SECRET, maxCalls: 2, maxCallsWaiting: 1 });
  const bets = ['r1', 'r2', 'r3'].map((roundId) => wallet.bet({ ...movement, roundId }));
  expect(await wallet.bet({ ...movement, roundId: 'r4' })).toEqual({ kind: 'refused', error: 'OVERLOADED' });
  expect(await wallet.balance('s')).toMatchObject({ kind: 'unknown' });
  const win = wallet.win(movement);
  expect(fetched).toHaveBeenCalledTimes(2);
  answers.shift()?.();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  expect(fetched.mock.calls[2]?.[0]).toBe('http://platform/seamless/house/win');
  while (answers.length > 0) {
    for (const answer of answers.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(await Promise.all([...bets, win])).toEqual(Array(4).fill({ kind: 'ok', balance: '1.00' }));
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a connection that breaks leaves the outcome unknown', async () => {
  const { wallet } = answering(200, {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await wallet.refund(movement)).toEqual({ kind: 'unknown', reason: 'TypeError: fetch failed' });
});
