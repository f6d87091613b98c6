import type { Cohort } from '@kozyr/contracts/operator/reports';
import { expect, it } from 'vitest';
import { averages, cohortsAsked, figureOf, heatOf, largestOf, periodsOf } from './cohort-rules';

const cell = (played: number, per_player: string) => ({
  played,
  deposited: 0,
  deposits: '0.00',
  revenue: '0.00',
  per_player,
});
const COHORTS: Cohort[] = [
  { from: '2026-03-02', players: 10, cells: [cell(10, '5.00'), cell(4, '-2.50')] },
  { from: '2026-03-09', players: 30, cells: [cell(15, '20.00')] },
];

it('cohorts are weeks of registrations, and who plays on, unless the address says otherwise', () => {
  expect(cohortsAsked({})).toEqual({ by: 'week', since: 'registration', measure: 'played' });
  expect(cohortsAsked({ by: 'month', since: 'deposit', measure: 'moons' })).toEqual({
    by: 'month',
    since: 'deposit',
    measure: 'played',
  });
});

it('the average of cohorts counts each player once, and only cohorts that have come so far', () => {
  expect(periodsOf(COHORTS)).toBe(2);
  expect(averages(COHORTS, 'played')).toEqual([
    { period: 0, value: 0.625 },
    { period: 1, value: 0.4 },
  ]);
  expect(averages(COHORTS, 'per_player')[0]).toEqual({ period: 0, value: 16.25 });
  const young = { from: '2026-03-02', players: 5, cells: [cell(5, '0.00')] };
  const empty = { from: '2026-02-23', players: 0, cells: [cell(0, '0.00'), cell(0, '0.00')] };
  expect(averages([empty, young], 'played')).toEqual([{ period: 0, value: 1 }]);
});

it('the colour of a cell is deeper the more it is, and a loss has none', () => {
  expect(heatOf(0.4, largestOf(COHORTS, 'played'))).toBe(0.4);
  const most = largestOf(COHORTS, 'per_player');
  expect([20, 5, -2.5].map((figure) => heatOf(figure, most))).toEqual([1, 0.25, 0]);
  expect(heatOf(0, largestOf([], 'per_player'))).toBe(0);
  expect(figureOf(cell(0, '0.00'), 0, 'played')).toBe(0);
});
