import { describe, expect, it } from 'vitest';
import { chargebacksAsked, heldWinsAsked, secondPersonStep, signedAmount } from './money-asked';

describe('what waits for two people', () => {
  it.each([
    [null, 'propose'],
    ['other', 'confirm'],
    ['own', 'wait'],
  ] as const)('proposed by %s it is left to %s', (proposedBy, step) => {
    expect(secondPersonStep(proposedBy, 'own')).toBe(step);
  });
});

describe('a signed sum', () => {
  it.each([
    ['50', '50'],
    [' 12,5 ', '12.5'],
    ['−3.10', '-3.10'],
    ['-0.01', '-0.01'],
  ])('%s is %s', (typed, amount) => {
    expect(signedAmount(typed)).toBe(amount);
  });

  it.each(['', '0', '-0.00', '1.234', 'ten', '1 000', '01'])('%s is none', (typed) => {
    expect(signedAmount(typed)).toBeNull();
  });
});

it('the address asks for states that there are, and for nothing else', () => {
  expect(heldWinsAsked({ status: 'PENDING', page: '2', player: 'nobody' })).toEqual({
    status: 'PENDING',
    page: '2',
    player: undefined,
  });
  expect(chargebacksAsked({ status: 'PENDING' }).status).toBeUndefined();
});
