import { expect, test } from 'vitest';
import { formatClock, splitDuration, splitRemaining } from './durations';

test('the time that is left is split into days, hours, minutes and seconds', () => {
  const left = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000;
  expect(splitRemaining(left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('zero is left only when the time is over', () => {
  expect(splitRemaining(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(splitRemaining(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  for (const over of [0, -1, -90_000]) {
    expect(splitRemaining(over)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  }
});

test('a stretch of many days stays one of days, whatever months and clocks do on the way', () => {
  expect(splitDuration((100 * 24 + 5) * 3_600_000)).toEqual({ days: 100, hours: 5, minutes: 0, seconds: 0 });
});

test('time that runs reads as minutes and seconds, and as hours where there are any', () => {
  expect(formatClock(-5)).toBe('0:00');
  expect(formatClock(65_999)).toBe('1:05');
  expect(formatClock(3_605_000)).toBe('1:00:05');
  expect(formatClock(26 * 3_600_000)).toBe('26:00:00');
});
