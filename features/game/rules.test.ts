import { expect, it } from 'vitest';
import { formatSessionTime, negated, realityChecks, roundNet, sumOf, untilRealityCheck } from './rules';

it('a round adds up to win less stake', () => {
  expect(roundNet({ stake: '10.10', win: '0.00' })).toBe('-10.10');
  expect(roundNet({ stake: '0.20', win: '7.35' })).toBe('7.15');
  expect(roundNet({ stake: '0.00', win: '0.00' })).toBe('0.00');
  expect(sumOf(['1.10', '-0.20', '0.00'])).toBe('0.90');
  expect(sumOf([])).toBe('0.00');
  expect(negated('5.00')).toBe('-5.00');
});

it('the time in a game reads as minutes and seconds, and as hours where there are any', () => {
  expect(formatSessionTime(-5)).toBe('0:00');
  expect(formatSessionTime(65_999)).toBe('1:05');
  expect(formatSessionTime(3_605_000)).toBe('1:00:05');
  expect(formatSessionTime(26 * 3_600_000)).toBe('26:00:00');
});

it('a reality check comes after each hour of a game session', () => {
  const hour = 3_600_000;
  expect([-5, 0, hour - 1, hour, 2 * hour + 1].map(realityChecks)).toEqual([0, 0, 0, 1, 2]);
  expect([-5, 0, hour - 1, hour, hour + 1].map(untilRealityCheck)).toEqual([hour, hour, 1, hour, hour - 1]);
});
