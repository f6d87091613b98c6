import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseSooner, waitOf } from './pace';

test.each<[string, number, number | null, number]>([
  ['there was no round before it', 5_000, null, 0],
  ['nothing bounds the pace', 0, 0, 0],
  ['the last round began this moment', 5_000, 0, 5_000],
  ['a part of the time has passed', 5_000, 1_250, 3_750],
  ['less than a millisecond is left', 5_000, 4_999.4, 1],
  ['the whole time has passed', 5_000, 5_000, 0],
  ['the last round was long ago', 5_000, 90_000, 0],
  ['the clock was turned back', 5_000, -60_000, 5_000],
])('the wait for a round is right when %s', (_, leastMs, sinceMs, waitMs) => {
  expect(waitOf(leastMs, sinceMs)).toBe(waitMs);
});

test('whoever waits as long as they are told is never refused again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.double({ min: 0, max: 120_000, noNaN: true }),
      (least, since) => {
        expect(waitOf(least, since + waitOf(least, since))).toBe(0);
      },
    ),
  );
});

test('a round that comes too soon is refused with how long to wait, also in whole seconds for any client', () => {
  expect(() => refuseSooner(5_000, 1_250)).toThrow(
    expect.objectContaining({ status: 429, code: 'TOO_FAST', details: { wait_ms: 3_750 }, retryAfter: 4 }),
  );
  expect(() => refuseSooner(5_000, 5_000)).not.toThrow();
});
