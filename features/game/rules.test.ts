import { expect, it } from 'vitest';
import { formatSessionTime, netResult } from './rules';

it('takes stakes from wins and leaves refunded rounds out', () => {
  const rounds = [
    { stake: '10.10', win: '0.00', status: 'settled' },
    { stake: '0.20', win: '7.35', status: 'settled' },
    { stake: '99.00', win: '0.00', status: 'refunded' },
  ];
  expect(netResult(rounds)).toBe('-2.95');
  expect(netResult([])).toBe('0.00');
});

it('shows the time in a game', () => {
  expect(formatSessionTime(-5)).toBe('0:00');
  expect(formatSessionTime(65_999)).toBe('1:05');
  expect(formatSessionTime(3_605_000)).toBe('1:00:05');
  expect(formatSessionTime(26 * 3_600_000)).toBe('26:00:00');
});
