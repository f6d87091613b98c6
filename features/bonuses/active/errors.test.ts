import { ERROR_CODES } from '@kozyr/contracts/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { activationErrorOf, modalKeyOf, VERIFICATION_MESSAGES } from './errors';

const refusal = (code: ConstructorParameters<typeof ApiError>[0], message = 'x', details = {}) =>
  activationErrorOf(new ApiError(code, message, { status: 409, details }));

describe('a refused activation', () => {
  it('an expired bonus and a used-up limit open the expired modal', () => {
    expect(refusal('BONUS_EXPIRED')).toEqual({ at: 'expired' });
    expect(refusal('BONUS_ACTIVATION_LIMIT_REACHED')).toEqual({ at: 'expired' });
  });

  it('another bonus is asked about before it is cancelled', () => {
    expect(refusal('NEEDS_USER_CONFIRMATION')).toEqual({ at: 'confirm' });
  });

  it.each(VERIFICATION_MESSAGES)('a refusal that says "%s" leads to the call, whatever its code', (message) => {
    expect(refusal('NOVERIFIED_USER_ERROR', message)).toEqual({ at: 'verification' });
    expect(refusal('BAD_REQUEST', message)).toEqual({ at: 'verification' });
  });

  it('a refusal for the rating tells how many stars are needed', () => {
    expect(refusal('BONUS_NOT_ALLOWED', 'x', { reason: 'rating', min_rating: '3', rating: '1' })).toEqual({
      at: 'low-rating',
      minRating: 3,
      rating: 1,
    });
    expect(refusal('BONUS_NOT_ALLOWED', 'x', { reason: 'group' })).toEqual({ at: 'modal', key: 'bonus-not-allowed' });
  });

  it.each([
    'BONUS_INVALID_ACTIVATION_CODE',
    'BONUS_NOT_FOUND',
    'BONUS_INVALID',
    'BONUS_IS_NOT_STARTED',
    'BONUS_ALREADY_USED',
    'BONUS_NOT_ACTIVE',
    'NOVERIFIED_USER_ERROR',
  ] as const)('the refusal %s opens the modal of its own code', (code) => {
    expect(refusal(code)).toEqual({ at: 'modal', key: code.toLowerCase().replaceAll('_', '-') });
  });

  it('a bonus of the day that was used is told as used today', () => {
    expect(refusal('BONUS_ALREADY_USED', 'x', { period: 'day' })).toEqual({
      at: 'modal',
      key: 'bonus-already-used-today',
    });
  });

  it('any other message opens a modal that is keyed by it', () => {
    expect(refusal('BAD_REQUEST', 'Something went wrong: "odd"!')).toEqual({
      at: 'modal',
      key: 'something-went-wrong-odd',
    });
    expect(modalKeyOf('--A b')).toBe('a-b');
    expect(activationErrorOf(new Error('boom'))).toEqual({ at: 'modal', key: 'unexpected-error-modal' });
  });

  it('every code there is has one place where it is told', () => {
    for (const code of [...ERROR_CODES, 'NETWORK'] as const) expect(refusal(code).at).toBeTruthy();
    expect(refusal('NETWORK')).toEqual({ at: 'toast', message: 'network' });
    expect(refusal('OVERLOADED')).toEqual({ at: 'toast', message: 'busy' });
    expect(refusal('DATABASE_UNAVAILABLE')).toEqual({ at: 'toast', message: 'busy' });
  });
});
