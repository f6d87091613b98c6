import { expect, it } from 'vitest';
import { firstDays, periodAt } from './periods';

const at = (text: string) => new Date(text);
const texts = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];

it.each([
  ['uah', 'day', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['uah', 'day', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  ['kzt', 'day', '2026-11-20T19:30:00Z', '2026-11-20T19:00:00.000Z', '2026-11-21T19:00:00.000Z'],
  ['uah', 'week', '2026-11-22T21:59:59.999Z', '2026-11-15T22:00:00.000Z', '2026-11-22T22:00:00.000Z'],
  ['uah', 'week', '2026-11-22T22:00:00Z', '2026-11-22T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
  ['uah', 'month', '2026-10-31T22:30:00Z', '2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z'],
  ['kzt', 'month', '2028-02-29T18:59:59Z', '2028-01-31T19:00:00.000Z', '2028-02-29T19:00:00.000Z'],
] as const)('of %s the %s that %s lies in is from %s to %s', (currency, period, moment, from, to) => {
  expect(texts(periodAt(at(moment), currency, period))).toEqual([from, to]);
});

it.each([
  ['2026-11-02', '2026-11-02', '2026-11-01'],
  ['2026-11-01', '2026-10-26', '2026-11-01'],
  ['2027-01-03', '2026-12-28', '2027-01-01'],
  ['2026-03-29', '2026-03-23', '2026-03-01'],
])('the week of %s begins on %s and its month on %s', (day, week, month) => {
  expect(firstDays(day)).toEqual({ day, week, month });
});
