import { expect, it } from 'vitest';
import { isDay, mondayOf, utcDay } from './utc-day';

it('counts days of UTC, over the ends of months and years', () => {
  expect(utcDay(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-01');
  expect(utcDay(new Date('2026-03-01T00:10:00Z'), -1)).toBe('2026-02-28');
  expect(utcDay(new Date('2026-12-31T12:00:00Z'), 1)).toBe('2027-01-01');
});

it('a day of a report is one that the calendar has', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const no of ['2026-02-30', '2026-2-3', '2026-13-01', '', undefined]) expect(isDay(no), no).toBe(false);
});

it('a day of a report goes back to the Monday of a week', () => {
  expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  expect(mondayOf('2026-03-08')).toBe('2026-03-02');
  expect(mondayOf('2026-01-01')).toBe('2025-12-29');
});
