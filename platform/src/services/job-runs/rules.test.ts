import { describe, expect, it } from 'vitest';
import { isOverdue, nextRun } from './rules';

const at = (text: string) => new Date(`2026-03-02T${text}Z`);

describe('nextRun', () => {
  it.each([
    ['* * * * *', '10:00:30', '2026-03-02T10:01:00.000Z'],
    ['* * * * *', '10:00:00', '2026-03-02T10:01:00.000Z'],
    ['*/5 * * * *', '10:01:00', '2026-03-02T10:05:00.000Z'],
    ['17 * * * *', '10:17:00', '2026-03-02T11:17:00.000Z'],
    ['0 0 1 1 *', '10:00:00', '2027-01-01T00:00:00.000Z'],
  ])('of %s after %s is %s', (every, now, next) => {
    expect(nextRun(every, at(now)).toISOString()).toBe(next);
  });

  it('is of UTC, whatever the machine’s zone', () => {
    expect(nextRun('30 23 * * *', at('23:00:00')).toISOString()).toBe('2026-03-02T23:30:00.000Z');
  });
});

describe('isOverdue', () => {
  it.each([
    ['* * * * *', '10:00:00', '10:05:30', false],
    ['* * * * *', '10:00:00', '10:06:00', true],
    ['17 * * * *', '09:17:00', '10:21:59', false],
    ['17 * * * *', '09:17:00', '10:22:00', true],
    ['17 * * * *', '10:17:02', '11:16:00', false],
  ])('of %s that began %s, at %s: %s', (every, began, now, overdue) => {
    expect(isOverdue(every, at(began), at(now))).toBe(overdue);
  });

  it('says nothing of what has never run', () => {
    expect(isOverdue('* * * * *', null, at('10:00:00'))).toBe(false);
  });
});
