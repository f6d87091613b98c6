// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { answerCalls, noAnswer, refusal, signIn } from '@/tests/support/api-wire';
import { userQuery } from './queries';

beforeEach(signIn);

it('the user is stale after 15 s', () => {
  expect(userQuery.staleTime).toBe(15_000);
});

it.each([
  ['INTERNAL_SERVER_ERROR', 500, 0, true],
  ['NETWORK', null, 0, true],
  // The last one: this tab's session is over after it.
  ['UNAUTHORIZED', 401, 1, false],
] as const)(
  'a user that can’t be read for %s, with status %s, is logged out %i times and asked for again: %s',
  async (code, status, logouts, again) => {
    const failure = new ApiError(code, '');
    const sent = answerCalls((call) => {
      if (call === 'POST /auth/logout') return [204];
      return status === null ? noAnswer() : refusal(code, { status });
    });
    const { queryFn, retry } = userQuery;
    if (typeof queryFn !== 'function' || typeof retry !== 'function') throw new Error('not as expected');
    await expect(Reflect.apply(queryFn, undefined, [{}])).rejects.toMatchObject({ code });
    expect(sent.map(({ call }) => call)).toEqual(['GET /users', ...Array(logouts).fill('POST /auth/logout')]);
    expect(retry(0, failure)).toBe(again);
    expect(retry(1, failure)).toBe(false);
  },
);
