import { describe, expect, it } from 'vitest';
import { isOverdue, missedMoment, nextRun } from './rules';

const at = (text: string) => new Date(`2026-03-02T${text}Z`);

describe('nextRun', () => {
  it.each([
    ['* * * * *', '10:00:30', '2026-03-02T10:01:00.000Z'],
    ['* * * * *', '10:00:00', '2026-03-02T10:01:00.000Z'],
    ['*/5 * * * *', '10:01:00', '2026-03-02T10:05:00.000Z'],
    ['17 * * * *', '10:17:00', '2026-03-02T11:17:00.000Z'],
    ['0 0 1 1 *', '10:00:00', '2027-01-01T00:00:00.000Z'],
  ])('the next run of %s after %s is %s', (every, now, next) => {
    expect(nextRun(every, at(now)).toISOString()).toBe(next);
  });

  it('the next run of a job is in UTC, whatever the machine’s zone', () => {
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
  ])('a job of %s that began %s, at %s, is overdue: %s', (every, began, now, overdue) => {
    expect(isOverdue(every, at(began), at(now))).toBe(overdue);
  });

  it('a job that has never run is not overdue', () => {
    expect(isOverdue('* * * * *', null, at('10:00:00'))).toBe(false);
  });
});

describe('missedMoment', () => {
  it.each([
    ['its minute passed', '09:17:00', '09:17:05', '10:17:30', '10:17'],
    ['it passed often', '02:17:00', '02:17:05', '10:00:00', '09:17'],
    ['its time is to come', '09:17:00', '09:17:05', '10:16:59', null],
    ['its last run never ended', '09:17:00', null, '10:00:00', '09:17'],
    ['its last run is under way', '09:57:00', null, '10:00:00', null],
  ])('a missed run is found at a start when %s', (_, began, ended, now, missed) => {
    const last = { startedAt: at(began), endedAt: ended === null ? null : at(ended) };
    const found = missedMoment('17 * * * *', last, { now: at(now), lateMs: 0 });
    expect(found?.toISOString() ?? null).toBe(missed && `2026-03-02T${missed}:00.000Z`);
  });

  it('a missed run waits for a queue that is late, and there is none of what has never run', () => {
    const last = { startedAt: at('09:17:00'), endedAt: at('09:17:05') };
    expect(missedMoment('17 * * * *', last, { now: at('10:20:00'), lateMs: 300_000 })).toBeNull();
    expect(missedMoment('17 * * * *', last, { now: at('10:22:00'), lateMs: 300_000 })).toEqual(at('10:17:00'));
    expect(missedMoment('* * * * *', null, { now: at('10:00:00'), lateMs: 0 })).toBeNull();
  });
});
