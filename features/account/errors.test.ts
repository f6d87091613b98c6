import { ERROR_CODES } from '@kozyr/contracts/errors';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { fieldTextKey, placeOf } from './errors';

const shown = (code: Parameters<typeof placeOf>[0]['code'], more: Partial<Parameters<typeof placeOf>[0]> = {}) =>
  placeOf({ code, fields: [], details: {}, ...more });

describe('a refusal', () => {
  it.each([
    ['INVALID_CREDENTIALS', { at: 'password', error: 'credentials' }],
    ['LOGIN_TAKEN', { at: 'contact', error: 'taken' }],
    ['PHONE_INVALID_ERROR', { at: 'contact', problem: 'phone' }],
    ['ERR_INVALID_CODE', { at: 'code', error: 'invalidCode' }],
    ['ERR_CODE_EXPIRED', { at: 'code', error: 'codeExpired' }],
    ['REGISTRATION_CLOSED', { at: 'toast', error: 'closed', minutes: 1 }],
    ['NETWORK', { at: 'toast', error: 'network', minutes: 1 }],
  ] as const)('%s has its place', (code, place) => {
    expect(shown(code)).toEqual(place);
  });

  it('says how many minutes to wait', () => {
    expect(shown('TOO_MANY_REQUESTS', { details: { retry_after: '61' } })).toEqual({
      at: 'toast',
      error: 'tooMany',
      minutes: 2,
    });
  });

  it('goes to the field that the platform names', () => {
    const fields = [
      { path: 'newsletterConsent', message: '' },
      { path: 'login', message: '' },
    ];
    expect(shown('VALIDATION_ERROR', { fields })).toEqual({ at: 'contact', problem: 'invalid' });
    expect(shown('VALIDATION_ERROR')).toMatchObject({ at: 'toast', error: 'unexpected' });
  });

  it.each([...ERROR_CODES, 'NETWORK' as const])('%s has words', (code) => {
    const place = shown(code);
    const text = 'problem' in place ? en.account.problem[place.problem] : en.account.error[place.error];
    expect(text).toBeTruthy();
  });
});

describe('the text of a field', () => {
  it('is a problem, an error, or that it must be valid', () => {
    expect(fieldTextKey('passwordMatch')).toBe('problem.passwordMatch');
    expect(fieldTextKey('credentials')).toBe('error.credentials');
    expect(fieldTextKey('Invalid input: expected string')).toBe('problem.invalid');
    expect(fieldTextKey(undefined)).toBeUndefined();
  });
});
