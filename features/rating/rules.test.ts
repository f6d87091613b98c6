import { expect, test } from 'vitest';
import { nextStar, starInBrief } from './rules';

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
