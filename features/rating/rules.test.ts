import { expect, test } from 'vitest';
import { nextStar, starInBrief, starOpens } from './rules';

const thresholds = [
  { stars: 2, turnover: '5000' },
  { stars: 1, turnover: '1000' },
  { stars: 3, turnover: '20000.50' },
];

test.each([
  ['0', { stars: 1, progress: 0, left: '1000.00' }],
  ['999.99', { stars: 1, progress: 99.99, left: '0.01' }],
  ['1000', { stars: 2, progress: 20, left: '4000.00' }],
  ['5000.25', { stars: 3, progress: 25, left: '15000.25' }],
])('with a turnover of %s the next star is told with what is left', (turnover, expected) => {
  expect(nextStar(turnover, thresholds)).toEqual(expected);
});

test('with all stars there is no next one', () => {
  expect(nextStar('20000.50', thresholds)).toBeNull();
});

test('a star of none is never the next one', () => {
  expect(nextStar('0.00', [{ stars: 0, turnover: '0.00' }, ...thresholds])?.stars).toBe(1);
});

test('a rating is told in brief by its stars and the turnover that the next one takes', () => {
  expect(starInBrief({ rating: 1, turnover: '1000', stars: thresholds, currency: 'uah' })).toEqual({
    rating: 1,
    stars: 2,
    progress: 20,
    left: '4000.00',
    currency: 'uah',
  });
});

test('of a rating with all stars nothing is told in brief', () => {
  expect(starInBrief({ rating: 3, turnover: '20000.50', stars: thresholds, currency: 'uah' })).toBeNull();
});

const ROWS = [
  { stars: 0, cashback_percent: '0.00', payouts: false, wheel: false },
  { stars: 1, cashback_percent: '3.00', payouts: false, wheel: true },
  { stars: 2, cashback_percent: '5.00', payouts: true, wheel: true },
  { stars: 3, cashback_percent: '5.00', payouts: true, wheel: true },
];

test('a star opens what the stars before it did not', () => {
  expect(starOpens(ROWS, 0, 1)).toEqual({ stars: 1, cashback: '3.00', wheel: true, payouts: false });
  expect(starOpens(ROWS, 1, 2)).toEqual({ stars: 2, cashback: '5.00', wheel: false, payouts: true });
});

test('two stars at once open what both do', () => {
  expect(starOpens(ROWS, 0, 2)).toEqual({ stars: 2, cashback: '5.00', wheel: true, payouts: true });
});

test('a star that brings what the one before it brought opens nothing', () => {
  expect(starOpens(ROWS, 2, 3)).toEqual({ stars: 3, cashback: null, wheel: false, payouts: false });
});

test('what is not known of withdrawals is not promised', () => {
  const unknown = ROWS.map((row) => ({ ...row, payouts: null }));
  expect(starOpens(unknown, 1, 2).payouts).toBe(false);
});
