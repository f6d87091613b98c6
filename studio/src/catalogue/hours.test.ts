import { expect, test } from 'vitest';
import { isWithin, nextChange } from './hours';

const evening = { from: '20:00', to: '04:00', timeZone: 'Europe/Kyiv' };
const at = (iso: string) => Date.parse(iso);
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

test('a table open over midnight is open until the morning, by the clock of its own place', () => {
  // Kyiv is at UTC+2 in winter.
  expect(isWithin(evening, at('2026-11-20T17:59:59Z'))).toBe(false);
  expect(isWithin(evening, at('2026-11-20T18:00:00Z'))).toBe(true);
  expect(isWithin(evening, at('2026-11-21T01:59:59Z'))).toBe(true);
  expect(isWithin(evening, at('2026-11-21T02:00:00Z'))).toBe(false);
  expect(isWithin(null, 0)).toBe(true);
});

test('the next change is the opening or the closing, to the minute', () => {
  expect(iso(nextChange(evening, at('2026-11-20T15:40:31Z')))).toBe('2026-11-20T18:00:00.000Z');
  expect(iso(nextChange(evening, at('2026-11-20T18:00:00Z')))).toBe('2026-11-21T02:00:00.000Z');
  expect(nextChange(null, 0)).toBeNull();
});

test('a night in which clocks change still opens and closes by the clock on the wall', () => {
  // Kyiv goes from UTC+2 to UTC+3 on 29 March 2026 at 03:00.
  expect(iso(nextChange(evening, at('2026-03-28T23:30:00Z')))).toBe('2026-03-29T01:00:00.000Z');
  // And back from UTC+3 on 25 October 2026 at 04:00.
  expect(iso(nextChange(evening, at('2026-10-25T04:30:00Z')))).toBe('2026-10-25T18:00:00.000Z');
});
