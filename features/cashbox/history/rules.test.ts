import { describe, expect, it } from 'vitest';
import { dayIn } from '@/lib/format/dates';
import { lastYear, movementSign, readDay, readGroup, readHistoryList, readPage, spanProblem } from './rules';

it('the history begins at page 1 for a number that is none', () => {
  expect(readPage('3')).toBe(3);
  for (const bad of [null, '0', '-1', '1.5', 'x', '1e99']) expect(readPage(bad)).toBe(1);
});

describe('the history an address asks for', () => {
  it('the history of an unknown list or group is all movements of every group', () => {
    expect(readHistoryList('rounds')).toBe('rounds');
    for (const bad of [null, '', 'ALL', 'x']) expect(readHistoryList(bad)).toBe('all');
    expect(readGroup('games')).toBe('games');
    for (const bad of [null, '', 'bets']) expect(readGroup(bad)).toBeUndefined();
  });

  it('an address names days of the calendar alone', () => {
    expect(readDay('2024-02-29')).toBe('2024-02-29');
    for (const bad of [null, '', '2026-02-29', '2026-13-01', '26-01-01', '0026-01-01', '2026-1-1', 'today'])
      expect(readDay(bad)).toBeUndefined();
  });

  it('gains are told from losses and from what only moved', () => {
    expect(['0.01', '-0.01', '0.00'].map((amount) => movementSign({ amount }))).toEqual([1, -1, 0]);
  });
});

describe('the days of an export', () => {
  it('an export has the last 12 months at first, by the calendar of the currency', () => {
    const night = new Date('2026-11-20T22:30:00Z');
    expect(dayIn(night, 'Europe/Kyiv')).toBe('2026-11-21');
    expect(dayIn(night, 'UTC')).toBe('2026-11-20');
    expect(lastYear('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
    expect(lastYear('2024-02-29')).toEqual({ from: '2023-03-02', to: '2024-02-29' });
  });

  it('an export has both of its days, in order, and 366 at most', () => {
    expect(spanProblem('2024-01-01', '2024-12-31', 366)).toBeNull();
    expect(spanProblem('2025-01-01', '2026-01-02', 366)).toBe('tooLong');
    expect(spanProblem('2026-01-02', '2026-01-01', 366)).toBe('order');
    expect(spanProblem('', '2026-01-01', 366)).toBe('required');
  });
});
