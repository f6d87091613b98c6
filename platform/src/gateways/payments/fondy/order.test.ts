import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cardOf, goodUntil, orderIdOf, orderOf, orderSchema, paymentOf, payoutOf } from './order';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const order = (more: object) =>
  z.parse(orderSchema, {
    order_id: ID,
    order_status: 'approved',
    amount: 50_000,
    currency: 'UAH',
    masked_card: '444455XXXXXX1111',
    card_type: 'MasterCard',
    ...more,
  });

describe('names of orders', () => {
  it('a withdrawal has one order for its card and one for its payout, and both name it', () => {
    for (const what of ['payment', 'card', 'payout'] as const)
      expect(orderOf(orderIdOf({ what, reference: ID }))).toEqual({ what, reference: ID });
    expect(orderIdOf({ what: 'payment', reference: ID })).toBe(ID);
  });
});

describe('payments', () => {
  it('an order is for its amount in whole minor units, and less than that where less was paid', () => {
    expect(paymentOf(order({}), 'https://kozyr.test')).toMatchObject({
      amount: '500.00',
      currency: 'uah',
      status: 'approved',
    });
    expect(paymentOf(order({ actual_amount: '49900', actual_currency: 'UAH' }), '')).toMatchObject({
      amount: '499.00',
    });
    expect(paymentOf(order({ actual_amount: '50900', actual_currency: 'UAH' }), '')).toMatchObject({
      amount: '500.00',
    });
    expect(paymentOf(order({ actual_amount: '1200', actual_currency: 'USD' }), '')).toMatchObject({ amount: '500.00' });
  });

  it('an amount that is no whole number, or money that no wallet has, is no order of ours', () => {
    expect(
      orderSchema.safeParse({ order_id: ID, order_status: 'approved', amount: '500.00', currency: 'UAH' }).success,
    ).toBe(false);
    expect(
      orderSchema.safeParse({ order_id: ID, order_status: 'approved', amount: '50000', currency: 'GEL' }).success,
    ).toBe(false);
  });

  it('a card is kept with its last four digits and month, and not where the gateway does not say them', () => {
    const kept = { rectoken: 'token', rectoken_lifetime: '01.05.2029 00:00:00' };
    expect(paymentOf(order(kept), '').kept_card).toEqual({
      token: 'token',
      brand: 'mastercard',
      last_four: '1111',
      good_until: '2029-04',
    });
    for (const without of [{ rectoken: '' }, { rectoken_lifetime: '' }, { card_type: 'MAESTRO' }, { masked_card: '' }])
      expect(paymentOf(order({ ...kept, ...without }), '').kept_card).toBeNull();
    expect(paymentOf(order({ ...kept, order_status: 'processing' }), '').kept_card).toBeNull();
  });

  it('what was paid and given back before it was heard of has not come', () => {
    expect(paymentOf(order({ order_status: 'reversed' }), '')).toMatchObject({ status: 'declined' });
  });
});

it('a card of a brand that nobody pays out to is refused, and one whose unit went back is saved', () => {
  expect(cardOf(order({ order_status: 'reversed', rectoken: 'token' }), '')).toMatchObject({
    status: 'saved',
    mask: '•••• 1111',
  });
  expect(cardOf(order({ rectoken: 'token', card_type: 'MAESTRO' }), '')).toMatchObject({
    status: 'refused',
    token: null,
  });
  expect(cardOf(order({ order_status: 'expired' }), '')).toMatchObject({ status: 'expired' });
});

it('a payout that was sent back has failed, and one that is under way is awaited', () => {
  expect(payoutOf(order({ order_status: 'reversed' }))).toMatchObject({
    status: 'failed',
    fail_reason: 'bank_unavailable',
  });
  expect(payoutOf(order({ order_status: 'processing' }))).toMatchObject({ status: 'pending', fail_reason: null });
});

it('a token is good to the end of the month before the moment that it names', () => {
  expect(goodUntil('01.01.2030 00:00:00')).toBe('2029-12');
  expect(goodUntil('31.05.2029 23:59:59')).toBe('2029-05');
  expect(goodUntil('soon')).toBeNull();
});
