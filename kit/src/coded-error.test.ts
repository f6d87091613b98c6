import { expect, it } from 'vitest';
import { CodedError } from './coded-error';

class PaymentError extends CodedError<'DECLINED' | 'EXPIRED'> {}

it('a refusal is known by its code, its kind and its name', () => {
  const error = new PaymentError('DECLINED', 'The bank declined it.');
  expect([error.code, error.message, error.name]).toEqual(['DECLINED', 'The bank declined it.', 'PaymentError']);
  expect([error instanceof CodedError, error instanceof Error]).toEqual([true, true]);
});
