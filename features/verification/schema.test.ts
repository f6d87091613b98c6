import { beforeEach, describe, expect, it } from 'vitest';
import { keepLastCall, phoneProblem, readLastCall } from './schema';
import type { LastCall } from './types';

describe('the phone of a call (§5)', () => {
  it.each([
    ['', '+38', 'FILL_OUT_THIS_FIELD'],
    ['067123456', '+38', 'PHONE_INVALID_ERROR'],
    ['06712345678', '+38', 'PHONE_INVALID_ERROR'],
    ['067123456x', '+38', 'PHONE_INVALID_ERROR'],
    ['0671234567', '', 'PHONE_INVALID_ERROR'],
    ['0671234567', '+38', null],
    ['7011234567', '+7', null],
  ])('the number %j behind the prefix %j has this problem: %s', (token, prefix, problem) => {
    expect(phoneProblem({ token, prefix })).toBe(problem);
  });
});

describe('the last call', () => {
  let kept: Map<string, string>;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const call: LastCall = {
    userId: 'u1',
    action: 'BONUS_ACTIVATION',
    token: '0671234567',
    countryCode: 'UA',
    nextAttemptAt: 1_000,
  };
  beforeEach(() => {
    kept = new Map();
  });

  it('the last call is read again by the same player after a reload, and by nobody else', () => {
    expect(readLastCall(storage, 'u1')).toBeNull();
    keepLastCall(storage, call);
    expect(readLastCall(storage, 'u1')).toEqual(call);
    expect(readLastCall(storage, 'u2')).toBeNull();
  });

  it.each(['', '{', '[]', '{"userId":"u1"}', JSON.stringify({ ...call, token: '1' })])(
    'no last call is read when %s is kept',
    (text) => {
      kept.set('kozyr-last-call', text);
      expect(readLastCall(storage, 'u1')).toBeNull();
    },
  );

  it('a storage that is forbidden does no harm to a call', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    keepLastCall({ setItem: forbidden }, call);
    expect(readLastCall({ getItem: forbidden }, 'u1')).toBeNull();
  });
});
