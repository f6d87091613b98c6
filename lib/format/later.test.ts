import { expect, it } from 'vitest';
import { daysLater, monthsLater } from './later';

const iso = (date: Date) => date.toISOString();

it('days are of 24 hours, over a change of the clock too', () => {
  expect(iso(daysLater(new Date('2026-10-24T10:00:00Z'), 3))).toBe('2026-10-27T10:00:00.000Z');
});

it('months are of the calendar, and end on the last day of a shorter one', () => {
  expect(iso(monthsLater(new Date('2026-08-31T23:30:00Z'), 6))).toBe('2027-02-28T23:30:00.000Z');
  expect(iso(monthsLater(new Date('2026-11-25T10:00:00Z'), 12))).toBe('2027-11-25T10:00:00.000Z');
  expect(iso(monthsLater(new Date('2028-02-29T10:00:00Z'), 60))).toBe('2033-02-28T10:00:00.000Z');
});
