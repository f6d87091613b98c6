import { expect, it } from 'vitest';
import { clockOf, minutesOf, quietUntil } from './quiet-hours';

const night = { from: minutesOf('22:00'), to: minutesOf('09:00') };
const until = (moment: string, currency: 'uah' | 'kzt' = 'uah', quiet = night) =>
  quietUntil(new Date(moment), currency, quiet)?.toISOString() ?? null;

it('the clock is read and written as hours and minutes', () => {
  for (const clock of ['00:00', '09:05', '23:59']) expect(clockOf(minutesOf(clock))).toBe(clock);
});

it('quiet hours over midnight end in the morning of the zone of the currency', () => {
  // Kyiv is two hours ahead in winter, Almaty five.
  expect(until('2026-01-10T19:59:59Z')).toBeNull();
  expect(until('2026-01-10T20:00:00Z')).toBe('2026-01-11T07:00:00.000Z');
  expect(until('2026-01-11T06:59:59Z')).toBe('2026-01-11T07:00:00.000Z');
  expect(until('2026-01-11T07:00:00Z')).toBeNull();
  expect(until('2026-01-10T17:00:00Z', 'kzt')).toBe('2026-01-11T04:00:00.000Z');
});

it('quiet hours within a day end on that day', () => {
  const lunch = { from: minutesOf('12:00'), to: minutesOf('13:30') };
  expect(until('2026-01-10T10:15:00Z', 'uah', lunch)).toBe('2026-01-10T11:30:00.000Z');
  expect(until('2026-01-10T11:30:00Z', 'uah', lunch)).toBeNull();
});

it('they end by the clock on the wall in the nights in which clocks change', () => {
  // 29 March 2026: from 03:00 to 04:00 in Kyiv. 25 October: back.
  expect(until('2026-03-28T22:30:00Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(until('2026-10-24T22:30:00Z')).toBe('2026-10-25T07:00:00.000Z');
});
