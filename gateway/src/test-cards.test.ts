import { payoutFailureSchema } from '@kozyr/contracts/payment-gateway';
import { expect, it } from 'vitest';
import { readCardNumber } from './card-number';
import { actOf, payoutPlanOf, TEST_CARDS } from './test-cards';

it('test cards have valid numbers of the brand they say, each with last digits of its own', () => {
  for (const { number, brand } of TEST_CARDS)
    expect(readCardNumber(number)).toEqual({ ok: true, digits: number, brand });
  expect(new Set(TEST_CARDS.map(({ number }) => number.slice(-4))).size).toBe(TEST_CARDS.length);
  for (const { number, act } of TEST_CARDS) expect(actOf(number.slice(-4))).toBe(act);
});

it('the test bank pays to every card it does not know', () => {
  expect(actOf('1234')).toBe('pays');
  expect(payoutPlanOf('pays')).toEqual({ status: 'paid', reason: null, answerAfter: 3, deliverAfter: [0] });
});

it('a test card can fail a payout with every reason of the protocol', () => {
  for (const reason of payoutFailureSchema.options) {
    expect(TEST_CARDS.map(({ act }) => act)).toContain(reason);
    expect(payoutPlanOf(reason)).toMatchObject({ status: 'failed', reason });
  }
});

it('a test card can be late, deliver twice, deliver late and be silent', () => {
  expect(payoutPlanOf('pays_late')).toMatchObject({ status: 'paid', answerAfter: 180 });
  expect(payoutPlanOf('told_twice').deliverAfter).toHaveLength(2);
  expect(payoutPlanOf('told_late')).toMatchObject({ status: 'paid', answerAfter: 3, deliverAfter: [60] });
  expect(payoutPlanOf('silent')).toMatchObject({ status: 'failed', reason: 'bank_unavailable', answerAfter: 86_400 });
});
