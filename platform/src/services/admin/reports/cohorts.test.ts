import { expect, it } from 'vitest';
import { cohortRows } from './cohorts';

const cell = (cohort: string, period: number, revenue: bigint) => ({
  cohort,
  period,
  played: 1,
  deposited: 0,
  deposits: 0n,
  revenue,
});

it('a cohort has a cell for each period up to the last day that is summed, empty ones too', () => {
  const rows = cohortRows(['2026-03-02', '2026-03-09'], 'week', '2026-03-17', {
    players: new Map([['2026-03-02', 3]]),
    cells: [cell('2026-03-02', 0, 1_000n), cell('2026-03-02', 2, -400n)],
  });
  expect(rows.map(({ from, players, cells }) => [from, players, cells.length])).toEqual([
    ['2026-03-02', 3, 3],
    ['2026-03-09', 0, 2],
  ]);
  expect(rows[0]?.cells.map(({ played, revenue, per_player }) => [played, revenue, per_player])).toEqual([
    [1, '10.00', '3.33'],
    [0, '0.00', '3.33'],
    [1, '-4.00', '2.00'],
  ]);
});

it('months are periods of the calendar, and nothing is shown before anything is summed', () => {
  const none = { players: new Map(), cells: [] };
  expect(cohortRows(['2026-01-01'], 'month', '2026-03-01', none)[0]?.cells).toHaveLength(3);
  expect(cohortRows(['2026-01-01'], 'month', null, none)[0]?.cells).toEqual([]);
});
