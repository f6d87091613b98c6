'use client';
import { Day } from '@desk/components/day';
import { groupDigits } from '@desk/lib/format/money';
import type { Cohort, CohortCell } from '@kozyr/contracts/operator/reports';
import { useTranslations } from 'next-intl';
import { type CohortMeasure, figureOf, heatOf, largestOf, periodsOf } from './cohort-rules';

/** The deepest colour leaves the figure readable. */
const DEEPEST = 40;
const ground = (heat: number) =>
  `color-mix(in srgb, var(--color-action) ${Math.round(heat * DEEPEST)}%, var(--color-surface))`;

type Props = { cohorts: readonly Cohort[]; measure: CohortMeasure; label: string };

/** A row for each cohort, a column for each period since: the figure, on a deeper ground the more it is. */
export function CohortTable({ cohorts, measure, label }: Props) {
  const t = useTranslations('reports.cohort');
  const periods = Array.from({ length: periodsOf(cohorts) }, (_, period) => period);
  const largest = largestOf(cohorts, measure);
  const text = (cell: CohortCell, players: number) =>
    measure === 'per_player'
      ? groupDigits(cell.per_player)
      : `${Math.round(figureOf(cell, players, measure) * 100)}\u00a0%`;
  return (
    // No landmark: it stands in a part of the page whose heading says the same.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-px text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="whitespace-nowrap px-2 py-1 text-start font-medium">
              {t('from')}
            </th>
            <th scope="col" className="whitespace-nowrap px-2 py-1 text-end font-medium">
              {t('players')}
            </th>
            {periods.map((period) => (
              <th key={period} scope="col" className="px-2 py-1 text-end font-medium">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ from, players, cells }) => (
            <tr key={from}>
              <th scope="row" className="whitespace-nowrap px-2 py-1 text-start font-normal">
                <Day on={from} />
              </th>
              <td className="whitespace-nowrap px-2 py-1 text-end">{groupDigits(String(players))}</td>
              {periods.map((period) => {
                const cell = cells[period];
                if (!cell || players === 0) return <td key={period} />;
                const heat = heatOf(figureOf(cell, players, measure), largest);
                return (
                  <td
                    key={period}
                    className="whitespace-nowrap rounded-sm px-2 py-1 text-end"
                    style={{ background: ground(heat) }}
                  >
                    {text(cell, players)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
