import { expect, it } from 'vitest';
import { dayIn, dayStart } from './zone-days';

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
