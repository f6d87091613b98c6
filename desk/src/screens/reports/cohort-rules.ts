import type { Asked } from '@desk/lib/address/use-address';
import { COHORT_PERIODS, COHORT_STARTS, type Cohort, type CohortCell } from '@kozyr/contracts/operator/reports';

/** What a cell of the table shows. */
export const COHORT_MEASURES = ['played', 'deposited', 'per_player'] as const;
export type CohortMeasure = (typeof COHORT_MEASURES)[number];

/** What the address asks of cohorts: weeks of registrations, and who plays on, unless it says otherwise. */
export const cohortsAsked = (asked: Asked) => ({
  by: COHORT_PERIODS.find((one) => one === asked.by) ?? 'week',
  since: COHORT_STARTS.find((one) => one === asked.since) ?? 'registration',
  measure: COHORT_MEASURES.find((one) => one === asked.measure) ?? 'played',
});

/** What a cell is: a share from 0 to 1, or money by each player in major units, rounded. */
export function figureOf(cell: CohortCell, players: number, measure: CohortMeasure): number {
  if (measure === 'per_player') return Number(cell.per_player);
  return players === 0 ? 0 : cell[measure] / players;
}

/** How many cells the longest row has. */
export const periodsOf = (cohorts: readonly Cohort[]): number =>
  Math.max(0, ...cohorts.map(({ cells }) => cells.length));

/** The figure with the deepest colour: all of a cohort, or the most money. */
export const largestOf = (cohorts: readonly Cohort[], measure: CohortMeasure): number =>
  measure === 'per_player'
    ? Math.max(0, ...cohorts.flatMap(({ cells, players }) => cells.map((cell) => figureOf(cell, players, measure))))
    : 1;

/** How deep the colour of a cell is, 0 to 1, beside the largest; none for what is not above zero. */
export const heatOf = (figure: number, largest: number): number =>
  largest > 0 ? Math.min(1, Math.max(0, figure / largest)) : 0;

/** The average over all players of the cohorts that have come to each period; a period that nobody has come to has none. */
export function averages(cohorts: readonly Cohort[], measure: CohortMeasure): { period: number; value: number }[] {
  return Array.from({ length: periodsOf(cohorts) }, (_, period) => period).flatMap((period) => {
    const there = cohorts.flatMap(({ cells, players }) => {
      const cell = cells[period];
      return cell && players > 0 ? [{ players, value: figureOf(cell, players, measure) }] : [];
    });
    const players = there.reduce((sum, one) => sum + one.players, 0);
    if (players === 0) return [];
    return [{ period, value: there.reduce((sum, one) => sum + one.value * one.players, 0) / players }];
  });
}
