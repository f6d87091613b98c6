import { getOwnOperator, listOperators } from '@kozyr/contracts/operator/operators';
import { getOperatorWithdrawal } from '@kozyr/contracts/operator/withdrawals';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, CallError, call, setRemedy } from './call';

const OPERATOR = {
  id: '1',
  name: 'olha',
  role: 'support',
  created_at: '2026-11-01T00:00:00.000Z',
  added_by: null,
  disabled_at: null,
  last_used_at: null,
  signs_in: 'desk',
  permissions: [],
  amounts: {},
};

function answers(...list: { status: number; body: unknown }[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const { status, body } = list.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('a call asks the desk’s own server, with a header that another site cannot send', async () => {
  const fetched = answers({ status: 200, body: OPERATOR });
  expect(await call(getOwnOperator, {})).toMatchObject({ name: 'olha' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/call/operator/me');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'x-desk': '1' });
});

it('a call puts values into the path so that none of them leaves its place, and leaves out what is not asked', () => {
  expect(addressOf(getOperatorWithdrawal, { id: '../me?x=1' }, {})).toContain('..%2Fme%3Fx%3D1');
  expect(addressOf(listOperators, {}, { a: '', b: undefined, c: 2 })).toBe('/api/call/operator/operators?c=2');
});

it('a call throws what the platform refuses, with its code', async () => {
  answers({ status: 403, body: { errorCode: 'FORBIDDEN', message: 'This needs the role admin.' } });
  const refused = await call(getOwnOperator, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ status: 403, error: { errorCode: 'FORBIDDEN' } });
});

it('a call says that nobody answers where an answer is none of the contract’s', async () => {
  answers({ status: 200, body: { name: 5 } });
  await expect(call(getOwnOperator, {})).rejects.toMatchObject({ error: { errorCode: 'SERVICE_UNAVAILABLE' } });
  answers({ status: 502, body: '<html>' });
  await expect(call(getOwnOperator, {})).rejects.toMatchObject({ error: { errorCode: 'SERVICE_UNAVAILABLE' } });
});

it('a refused call is made once more when its reason could be removed, and only once', async () => {
  const refusal = { status: 403, body: { errorCode: 'FORBIDDEN', message: 'no' } };
  const takeBack = setRemedy(async () => true);
  const fetched = answers(refusal, { status: 200, body: OPERATOR });
  expect(await call(getOwnOperator, {})).toMatchObject({ name: 'olha' });
  expect(fetched).toHaveBeenCalledTimes(2);
  const again = answers(refusal, refusal, { status: 200, body: OPERATOR });
  await expect(call(getOwnOperator, {})).rejects.toMatchObject({ status: 403 });
  expect(again).toHaveBeenCalledTimes(2);
  takeBack();
  const once = answers(refusal, { status: 200, body: OPERATOR });
  await expect(call(getOwnOperator, {})).rejects.toMatchObject({ status: 403 });
  expect(once).toHaveBeenCalledTimes(1);
});
