import { declineReasonSchema } from '@kozyr/contracts/payments';
import { expect, it } from 'vitest';
import { backOff, DECLINE_REASONS, isOutcome, MAX_ATTEMPTS, OUTCOMES, planOf } from './outcomes';

it('the test bank can decline with every reason of the protocol', () => {
  expect([...DECLINE_REASONS, 'timeout'].toSorted()).toEqual([...declineReasonSchema.options].toSorted());
  for (const reason of DECLINE_REASONS) expect(planOf(reason)).toMatchObject({ status: 'declined', reason });
});

it('every outcome is delivered at least once, and a duplicate more often', () => {
  for (const outcome of OUTCOMES) expect(planOf(outcome).deliverAfter.length).toBeGreaterThanOrEqual(1);
  expect(planOf('approve_duplicate').deliverAfter.length).toBeGreaterThan(1);
  expect(planOf('approve_late').answerAfter).toBe(8);
  expect(planOf('timeout')).toMatchObject({ status: 'expired', reason: 'timeout' });
});

it('isOutcome separates outcomes from anything else that a form may carry', () => {
  expect(isOutcome('approve')).toBe(true);
  for (const other of ['', 'approved', undefined, ['approve']]) expect(isOutcome(other)).toBe(false);
});

it('a delivery backs off by doubling up to ten minutes, for about three days', () => {
  expect([1, 2, 3, 4, 11, 400].map(backOff)).toEqual([1, 2, 4, 8, 600, 600]);
  const total = Array.from({ length: MAX_ATTEMPTS }, (_, index) => backOff(index + 1)).reduce((sum, s) => sum + s, 0);
  expect(total / 86_400).toBeGreaterThan(2.9);
});
