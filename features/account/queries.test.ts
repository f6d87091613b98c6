import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { userQuery } from './queries';

const { call, logOut } = vi.hoisted(() => ({ call: vi.fn(), logOut: vi.fn() }));
vi.mock('@/lib/api/call', () => ({ call }));
vi.mock('@/lib/session/browser-session', () => ({ logOut }));

beforeEach(() => {
  call.mockReset();
  logOut.mockReset();
});

it('the user is stale after 15 s', () => {
  expect(userQuery.staleTime).toBe(15_000);
});

it.each([
  ['UNAUTHORIZED', 1, false],
  ['INTERNAL_SERVER_ERROR', 0, true],
  ['NETWORK', 0, true],
] as const)(
  'a user that can’t be read for %s is logged out %i times and asked for again: %s',
  async (code, logouts, again) => {
    const failure = new ApiError(code, '');
    call.mockRejectedValue(failure);
    const { queryFn, retry } = userQuery;
    if (typeof queryFn !== 'function' || typeof retry !== 'function') throw new Error('not as expected');
    await expect(Reflect.apply(queryFn, undefined, [{}])).rejects.toBe(failure);
    expect(logOut).toHaveBeenCalledTimes(logouts);
    expect(retry(0, failure)).toBe(again);
    expect(retry(1, failure)).toBe(false);
  },
);
