import { NICKNAME_REFUSALS } from '@kozyr/contracts/nicknames';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/api-error';
import { nicknameError, reportError } from './errors';

const failed = (code: ApiErrorCode, details: Record<string, string> = {}) => new ApiError(code, 'no', { details });

test.each(NICKNAME_REFUSALS)('a nickname refused for %s says what to do about that', (reason) => {
  expect(nicknameError(failed('NICKNAME_REFUSED', { reason }))).toBe(reason);
});

test.each([
  ['NICKNAME_TAKEN', 'taken'],
  ['NICKNAME_TOO_SOON', 'tooSoon'],
  ['NICKNAME_REFUSED', 'refused'],
  ['STATE_CONFLICT', 'needed'],
  ['VALIDATION_ERROR', 'length'],
  ['TOO_MANY_REQUESTS', 'tooMany'],
  ['NETWORK', 'network'],
  ['OVERLOADED', 'busy'],
  ['INTERNAL_SERVER_ERROR', 'unexpected'],
] as const)('the code %s of a nickname is read as %s', (code, key) => {
  expect(nicknameError(failed(code))).toBe(key);
});

test.each([
  ['NOT_FOUND', 'gone'],
  ['STATE_CONFLICT', 'own'],
  ['TOO_MANY_REQUESTS', 'tooMany'],
  ['NETWORK', 'network'],
  ['FORBIDDEN', 'unexpected'],
] as const)('the code %s of a report is read as %s', (code, key) => {
  expect(reportError(failed(code))).toBe(key);
});

test('what is no error of a call is unexpected', () => {
  expect([nicknameError(new Error('x')), reportError(new Error('x'))]).toEqual(['unexpected', 'unexpected']);
});
