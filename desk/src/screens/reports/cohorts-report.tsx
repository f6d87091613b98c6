'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { useAddress } from '@desk/lib/address/use-address';
import { csvOf, saveText } from '@desk/lib/csv';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { COHORT_PERIODS, COHORT_STARTS, type Cohort, getCohortReport } from '@kozyr/contracts/operator/reports';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { AsOf } from './as-of';
import { averages, COHORT_MEASURES, cohortsAsked } from './cohort-rules';
import { CohortTable } from './cohort-table';
import type { Span } from './rules';

/** The chart's library is large, and nobody waits for it. */
const CohortChart = dynamic(() => import('./cohort-chart').then((part) => part.CohortChart), {
  ssr: false,
  loading: () => <div className="h-64" />,
});

/** Players by when they began: who comes back week after week, and what they bring. */
export function CohortsReport({ span }: { span: Span }) {
  const t = useTranslations('reports');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [asked, change] = useAddress();
  const { by, since, measure } = cohortsAsked(asked);
  const read = useQuery(endpointQuery(getCohortReport, { query: { ...span, by, since } }));
  const money = measure === 'per_player';
  const save = (items: readonly Cohort[]) =>
    saveText(
      csvOf([
        ['cohort', 'currency', 'players', 'period', 'played', 'deposited', 'deposits', 'ngr', 'ngr_per_player'],
        ...items.flatMap(({ from, players, cells }) =>
          cells.map((cell, period) => [
            from,
            span.currency,
            players,
            period,
            cell.played,
            cell.deposited,
            cell.deposits,
            cell.revenue,
            cell.per_player,
          ]),
        ),
      ]),
      `kozyr-cohorts-${by}-${since}-${span.currency}-${span.from}-${span.to}.csv`,
    );
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('cohort.by')}
          value={by}
          className="w-full tablet:w-40"
          options={COHORT_PERIODS.map((value) => ({ value, label: t(`cohort.period.${value}`) }))}
          onChange={({ target }) => change({ by: target.value })}
        />
        <SelectField
          label={t('cohort.since')}
          value={since}
          className="w-full tablet:w-48"
          options={COHORT_STARTS.map((value) => ({ value, label: t(`cohort.start.${value}`) }))}
          onChange={({ target }) => change({ since: target.value })}
        />
        <SelectField
          label={t('cohort.shows')}
          value={measure}
          className="w-full tablet:w-56"
          options={COHORT_MEASURES.map((value) => ({ value, label: t(`cohort.measure.${value}`) }))}
          onChange={({ target }) => change({ measure: target.value })}
        />
      </div>
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ items, up_to, as_of, read_from }) => (
          <>
            <AsOf upTo={up_to} asOf={as_of} readFrom={read_from} />
            <Part title={t('cohort.title')} action={<Button onClick={() => save(items)}>{t('csv')}</Button>}>
              <p className="mb-2 max-w-prose text-muted text-sm">{t(`cohort.says.${by}`)}</p>
              <CohortTable cohorts={items.toReversed()} measure={measure} label={t('cohort.title')} />
            </Part>
            <Part title={t('cohort.average')}>
              <CohortChart
                points={averages(items, measure).map(({ period, value }) => ({
                  period,
                  value: Math.round(value * (money ? 1 : 100)),
                }))}
                name={t(`cohort.measure.${measure}`)}
                unit={money ? `\u00a0${span.currency.toUpperCase()}` : '\u00a0%'}
              />
            </Part>
          </>
        )}
      </Loaded>
    </>
  );
}
