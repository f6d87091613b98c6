import type { SavedCard } from '@kozyr/contracts/payments';
import { describe, expect, it } from 'vitest';
import { wireActive, wireOffer } from '@/tests/support/rewards/bonus-wire';
import { checkDeposit, chosenWay, depositState, depositWarning, isByCard, repeatedAmount, waysToPay } from './rules';

it('a deposit is unknown once its time is over and nobody has said what became of it', () => {
  const deposit = {
    id: 'd1',
    method: 'visa' as const,
    amount: '50.00',
    currency: 'uah' as const,
    status: 'AWAITING_DEPOSIT' as const,
    decline_reason: null,
    payment_url: null,
    pay_until: '2026-11-20T10:30:00.000Z',
    created_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
    first: false,
    bonus: null,
  };
  expect(depositState(deposit, new Date('2026-11-20T10:29:59Z'))).toBe('AWAITING_DEPOSIT');
  expect(depositState(deposit, new Date('2026-11-20T10:30:00Z'))).toBe('UNKNOWN');
  expect(depositState({ ...deposit, status: 'SUCCESS', pay_until: null }, new Date())).toBe('SUCCESS');
});

it('the last amount is proposed again where the limits of today take it', () => {
  const method = { minimum: '50.00', maximum: '50000.00' };
  expect(repeatedAmount({ amount: '500.00' }, method)).toBe('500.00');
  expect(['49.99', '50000.01'].map((amount) => repeatedAmount({ amount }, method))).toEqual(['', '']);
  expect(repeatedAmount(null, method)).toBe('');
});

describe('what stands before a deposit that ends a bonus', () => {
  const running = (group: string, more: Parameters<typeof wireActive>[0] = {}) =>
    wireActive({ bonus: wireOffer({ burning_on_deposit: true, bonus_group: { name: group } }), ...more });

  it('a deposit that ends a bonus is preceded by the warning of the first deposit, or of any other kind', () => {
    expect(depositWarning(running('WelcomeDeposit'))).toBe('welcome-deposit-cancellation-on-deposit-warning');
    expect(depositWarning(running('PercentDeposit'))).toBe('cancellation-on-deposit-warning-modal');
  });

  it('a deposit that ends no bonus is preceded by no warning', () => {
    expect(depositWarning(null)).toBeNull();
    expect(depositWarning(wireActive())).toBeNull();
    expect(depositWarning(running('WelcomeDeposit', { status: 'PENDING' }))).toBeNull();
  });
});

const savedCard = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  id,
  brand: 'visa',
  last_four: '4242',
  good_until: '2028-04',
  save_again: false,
  expired: false,
  ...more,
});

it('saved cards stand before the methods, and one of a brand that is not taken is left out', () => {
  const ways = waysToPay([savedCard('a'), savedCard('b', { brand: 'mastercard' })], ['applepay', 'visa']);
  expect(ways.map(({ value }) => value)).toEqual(['a', 'applepay', 'visa']);
});

it('the saved card used last is proposed, then what paid last, then the first method', () => {
  const kinds = ['applepay', 'visa'] as const;
  const value = (cards: SavedCard[], chosen?: string, last?: 'visa') =>
    chosenWay(waysToPay(cards, kinds), chosen, last)?.value;
  expect(value([savedCard('a'), savedCard('b')], undefined, 'visa')).toBe('a');
  expect(value([savedCard('a', { expired: true })], undefined, 'visa')).toBe('visa');
  expect(value([savedCard('a')], 'applepay', 'visa')).toBe('applepay');
  expect(value([], 'forgotten', 'visa')).toBe('visa');
  expect(value([])).toBe('applepay');
  expect(chosenWay([], undefined, undefined)).toBeUndefined();
});

it('cards alone are saved', () => {
  expect((['visa', 'mastercard', 'applepay', 'googlepay'] as const).filter(isByCard)).toEqual(['visa', 'mastercard']);
});

it('an amount below the least deposit of the bonus that was chosen says which it is', () => {
  const limits = { minimum: '50.00', maximum: '29999.00' };
  expect(checkDeposit('99.99', limits, '100.00')).toEqual({
    ok: false,
    problem: { reason: 'belowBonus', limit: '100.00' },
  });
  expect(checkDeposit('100', limits, '100.00')).toEqual({ ok: true, amount: '100.00' });
  expect(checkDeposit('99.99', limits, undefined)).toEqual({ ok: true, amount: '99.99' });
  expect(checkDeposit('49', limits, '100.00')).toMatchObject({ problem: { reason: 'belowMinimum' } });
});
