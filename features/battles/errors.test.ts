import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { entryError } from './errors';

it('each refusal of the entry has a sentence', () => {
  const codes = [
    'BATTLE_OVER',
    'BATTLE_NOT_STARTED',
    'BATTLE_OTHER_CURRENCY',
    'NOT_FOUND',
    'NETWORK',
    'TOO_MANY_REQUESTS',
    'OVERLOADED',
    'DATABASE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
  ] as const;
  expect(codes.map((code) => entryError(new ApiError(code, 'no')))).toEqual([
    'over',
    'notStarted',
    'otherCurrency',
    'gone',
    'network',
    'tooMany',
    'busy',
    'busy',
    'other',
  ]);
});
