import { ERROR_CODES } from '@kozyr/contracts/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { callError, codeError, VERIFICATION_ERRORS } from './errors';

const thrown = (code: ApiErrorCode, message = '', status = 422) => new ApiError(code, message, { status });

describe('a refused call (§8)', () => {
  it.each([
    ['This phone number is already used', 'NUMBER_ALREADY_USED'],
    ['User has another phone number', 'ACCOUNT_LINKED_ANOTHER_NUMBER'],
  ] as const)('a refused call of "%s" gives %s, by the code or by the words', (message, error) => {
    expect(callError(thrown('BAD_REQUEST', message))).toEqual({ error });
    expect(callError(thrown(error, 'other words'))).toEqual({ error });
  });

  it('any 429 to a call gives YOUR_NUMBER_CALL_LIMIT_REACHED', () => {
    const error = 'YOUR_NUMBER_CALL_LIMIT_REACHED';
    expect(callError(thrown('YOUR_NUMBER_CALL_LIMIT_REACHED', 'Too many', 429))).toEqual({ error });
    expect(callError(thrown('TOO_MANY_REQUESTS', 'Too many', 429))).toEqual({ error });
    expect(callError(thrown('BAD_REQUEST', 'Slow down', 429))).toEqual({ error });
  });

  it('any other message about a call is shown as it is', () => {
    expect(callError(thrown('BAD_REQUEST', 'The moon is full'))).toEqual({ raw: 'The moon is full' });
  });
});

describe('a refused code (§8)', () => {
  it.each([
    ['Invalid code', 'ERR_INVALID_CODE'],
    ['Code expired', 'ERR_CODE_EXPIRED'],
  ] as const)('a refused code of "%s" gives %s, by the code or by the words', (message, error) => {
    expect(codeError(thrown('BAD_REQUEST', message))).toEqual({ error });
    expect(codeError(thrown(error, 'other words'))).toEqual({ error });
  });

  it('any other message about a code is shown as it is', () => {
    expect(codeError(thrown('TOO_MANY_REQUESTS', 'Too many tries.', 429))).toEqual({ raw: 'Too many tries.' });
  });
});

describe('what a verification tells', () => {
  it('a failure without a message is told in our own sentence', () => {
    expect(callError(thrown('NETWORK', 'timeout of 15000ms exceeded', 0))).toEqual({ error: 'NETWORK' });
    expect(codeError(new Error('a fault of ours'))).toEqual({ error: 'INTERNAL_SERVER_ERROR' });
    expect(codeError(thrown('BAD_REQUEST'))).toEqual({ error: 'INTERNAL_SERVER_ERROR' });
  });

  it.each(Object.entries({ uk, ru, en, kk }))(
    'every code and every problem of a verification has words in %s',
    (_language, texts) => {
      const words = new Map<string, string>(Object.entries(texts.verification.error));
      for (const error of [...VERIFICATION_ERRORS, 'FILL_OUT_THIS_FIELD']) expect(words.get(error), error).toBeTruthy();
      for (const code of [...ERROR_CODES, 'NETWORK'] as const) {
        for (const told of [callError(thrown(code)), codeError(thrown(code))])
          expect('error' in told && words.get(told.error), code).toBeTruthy();
      }
    },
  );
});
