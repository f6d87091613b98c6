import { lightFormat } from 'date-fns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  clockIn,
  dayAfter,
  dayBefore,
  dayIn,
  daysBack,
  daysBetween,
  daysEarlier,
  fullDaysBetween,
  nextDayIn,
  startOfUtcDay,
  utcDayOf,
} from './days';
import { zoneOf } from './zones';

const at = (text: string) => new Date(text);

it.each([
  ['an ordinary day', 'uah', '2026-11-20T22:30:00Z', '2026-11-21', '2026-11-21T22:00:00.000Z'],
  ['the day of 23 hours in Kyiv', 'uah', '2026-03-28T22:00:00Z', '2026-03-29', '2026-03-29T21:00:00.000Z'],
  ['the day of 25 hours in Kyiv', 'uah', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T22:00:00.000Z'],
  ['the second 23:30 of Almaty', 'kzt', '2024-02-29T18:30:00Z', '2024-02-29', '2024-02-29T19:00:00.000Z'],
] as const)('%s is named by its zone and ends at its midnight', (_, currency, moment, day, next) => {
  expect(dayIn(at(moment), currency)).toBe(day);
  expect(nextDayIn(at(moment), currency).toISOString()).toBe(next);
});

it('the same hour is written twice where the clocks of a zone go back', () => {
  expect(clockIn(at('2026-10-25T00:30:05Z'), 'uah')).toBe('2026-10-25 03:30:05');
  expect(clockIn(at('2026-10-25T01:30:05Z'), 'uah')).toBe('2026-10-25 03:30:05');
  expect(clockIn(at('2026-03-29T01:00:00Z'), 'uah')).toBe('2026-03-29 04:00:00');
});

it('a UTC day is the same whatever the zone of the machine', () => {
  expect(utcDayOf(at('2026-02-28T23:59:59.999Z'))).toBe('2026-02-28');
  expect(startOfUtcDay('2026-03-01').toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect([dayBefore('2028-03-01'), dayAfter('2026-12-31')]).toEqual(['2028-02-29', '2027-01-01']);
  expect(daysBack('2026-03-02', 6)).toBe('2026-02-24');
  expect([daysBetween('2026-03-28', '2026-03-31'), daysBetween('2026-03-02', '2026-03-01')]).toEqual([3, -1]);
});

it('a day of a duration has 24 hours', () => {
  expect(daysEarlier(at('2026-03-30T12:00:00Z'), 7).toISOString()).toBe('2026-03-23T12:00:00.000Z');
  expect(fullDaysBetween(at('2026-03-23T12:00:00Z'), at('2026-03-30T11:59:59Z'))).toBe(6);
});

it('a day that was kept is the day that the calendar names, whenever it is asked', () => {
  const moments = fc.date({ min: at('1970-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom('uah' as const, 'kzt' as const),
      fc.integer({ max: 1_800_000 }),
      (from, currency, apart) => {
        for (const moment of [from, new Date(from.getTime() + Math.abs(apart)), from])
          expect(dayIn(moment, currency)).toBe(lightFormat(zoneOf(currency).in(moment), 'yyyy-MM-dd'));
      },
    ),
    { numRuns: 500 },
  );
});
