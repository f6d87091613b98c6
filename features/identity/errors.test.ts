import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { identityError } from './errors';

it.each(ERROR_CODES)('the refusal %s of a proof of identity has words', (code) => {
  expect(en.identity.error[identityError(code)]).toBeTruthy();
});

it('refusals of a picture, of an age and of the moment each say what they are', () => {
  expect(
    (['IDENTITY_PICTURE_TOO_LARGE', 'IDENTITY_UNDER_AGE', 'OVERLOADED', 'NETWORK', 'FORBIDDEN'] as const).map(
      identityError,
    ),
  ).toEqual(['tooLarge', 'underAge', 'busy', 'network', 'unexpected']);
});
