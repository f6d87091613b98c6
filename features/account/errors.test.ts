import { ERROR_CODES } from '@kozyr/contracts/errors';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { fieldTextKey, placeOf } from './errors';

const shown = (code: Parameters<typeof placeOf>[0]['code'], more: Partial<Parameters<typeof placeOf>[0]> = {}) =>
  placeOf({ code, fields: [], details: {}, ...more });

describe('a refusal', () => {
  it.each([
    ['INVALID_CREDENTIALS', { at: 'password', error: 'credentials' }],
    ['LOGIN_TAKEN', { at: 'contact', error: 'taken' }],
    ['LOGIN_NEEDS_CODE', { at: 'password', error: 'needsCode' }],
    ['CHALLENGE_REQUIRED', { at: 'toast', error: 'tooMany', minutes: 1 }],
    ['PASSWORD_TOO_COMMON', { at: 'password', error: 'commonPassword' }],
    ['TERMS_OUTDATED', { at: 'toast', error: 'termsOutdated', minutes: 1 }],
    ['PHONE_INVALID_ERROR', { at: 'contact', problem: 'phone' }],
    ['ERR_INVALID_CODE', { at: 'code', error: 'invalidCode' }],
    ['ERR_CODE_EXPIRED', { at: 'code', error: 'codeExpired' }],
    ['REGISTRATION_CLOSED', { at: 'toast', error: 'closed', minutes: 1 }],
    ['NUMBER_ALREADY_USED', { at: 'contact', error: 'numberUsed' }],
    ['ACCOUNT_LINKED_ANOTHER_NUMBER', { at: 'contact', error: 'otherNumber' }],
    ['PASSWORD_WRONG', { at: 'oldPassword', error: 'wrongPassword' }],
    ['SECOND_FACTOR_WRONG', { at: 'code', error: 'factorWrong' }],
    ['NETWORK', { at: 'toast', error: 'network', minutes: 1 }],
  ] as const)('the refusal %s has its place', (code, place) => {
    expect(shown(code)).toEqual(place);
  });

  it('a refusal of too many tries says how many minutes to wait', () => {
    expect(shown('TOO_MANY_REQUESTS', { details: { retry_after: '61' } })).toEqual({
      at: 'toast',
      error: 'tooMany',
      minutes: 2,
    });
  });

  it('a refusal of validation goes to the field that the platform names', () => {
    const fields = [
      { path: 'newsletterConsent', message: '' },
      { path: 'login', message: '' },
    ];
    expect(shown('VALIDATION_ERROR', { fields })).toEqual({ at: 'contact', problem: 'invalid' });
    expect(shown('VALIDATION_ERROR')).toMatchObject({ at: 'toast', error: 'unexpected' });
  });

  it.each(Object.entries({ uk, ru, en, kk }))('every refusal has words in %s', (_language, { account }) => {
    const problems = new Map<string, string>(Object.entries(account.problem));
    const errors = new Map<string, string>(Object.entries(account.error));
    for (const code of [...ERROR_CODES, 'NETWORK'] as const) {
      const place = shown(code);
      expect('problem' in place ? problems.get(place.problem) : errors.get(place.error), code).toBeTruthy();
    }
  });
});

describe('the text of a field', () => {
  it('the text of a field is a problem, an error, or that it must be valid', () => {
    expect(fieldTextKey('passwordMatch')).toBe('problem.passwordMatch');
    expect(fieldTextKey('credentials')).toBe('error.credentials');
    expect(fieldTextKey('Invalid input: expected string')).toBe('problem.invalid');
    expect(fieldTextKey(undefined)).toBeUndefined();
  });
});
