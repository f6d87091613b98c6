import { expect, it } from 'vitest';
import { dayIn, dayStart, momentIn } from './zone-days';

it.each([
  ['2026-11-28', '2026-11-27T22:00:00.000Z'],
  ['2026-07-01', '2026-06-30T21:00:00.000Z'],
  // Clocks are changed on these days, later than at midnight.
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
])('the day %s begins in Kyiv at %s', (day, moment) => {
  expect(new Date(dayStart(day, 'Europe/Kyiv')).toISOString()).toBe(moment);
});

it('a moment has the day of the zone and not that of the machine', () => {
  expect(dayIn(new Date('2026-11-27T22:30:00Z'), 'Europe/Kyiv')).toBe('2026-11-28');
  expect(dayIn(new Date('2026-11-27T21:30:00Z'), 'Europe/Kyiv')).toBe('2026-11-27');
  expect(dayIn(new Date('2026-11-27T21:30:00Z'), 'Asia/Almaty')).toBe('2026-11-28');
});

it('a typed hour is that of the zone, in winter and in summer', () => {
  expect(momentIn('2026-01-15T10:30', 'Europe/Kyiv')?.toISOString()).toBe('2026-01-15T08:30:00.000Z');
  expect(momentIn('2026-07-15T10:30', 'Europe/Kyiv')?.toISOString()).toBe('2026-07-15T07:30:00.000Z');
});

it('an hour that a clock shows twice is the first of them, and one that it leaves out lies behind the leap', () => {
  expect(momentIn('2026-10-25T03:30', 'Europe/Kyiv')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(momentIn('2026-03-29T03:30', 'Europe/Kyiv')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentIn('2026-03-29T04:30', 'Europe/Kyiv')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it('what is no hour is no moment', () => {
  expect(momentIn('soon', 'Europe/Kyiv')).toBeNull();
});
