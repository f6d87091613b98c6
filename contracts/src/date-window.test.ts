import { describe, expect, it } from 'vitest';
import { isWithinWindow } from './date-window';

const now = new Date('2026-11-20T12:00:00Z');

describe('isWithinWindow', () => {
  it.each([
    [null, null, true],
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', true],
    ['2026-11-20T17:44:59+05:45', undefined, true],
    ['2026-11-20T12:00:00.001Z', null, false],
    [undefined, '2026-11-20T11:59:59.999Z', false],
  ])('the window from %s to %s is open: %s', (startDate, endDate, expected) => {
    expect(isWithinWindow({ startDate, endDate }, now)).toBe(expected);
  });

  it.each([
    ['2026-11-20T12:20:00Z', null, true],
    ['2026-11-20T12:20:01Z', null, false],
    [null, '2026-11-20T11:59:59Z', false],
  ])('the window from %s to %s is open when asked 1200 s ahead: %s', (startDate, endDate, expected) => {
    expect(isWithinWindow({ startDate, endDate }, now, 1200)).toBe(expected);
  });
});
