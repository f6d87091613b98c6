'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { csvOf, saveText } from '@desk/lib/csv';
import { formatMoney, groupDigits } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getGameReport, type ReportGame, type RtpBand } from '@kozyr/contracts/operator/reports';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type Span, withBand } from './rules';

/** The chart's library is large, and nobody waits for it. */
const RtpChart = dynamic(() => import('./rtp-chart').then((part) => part.RtpChart), {
  ssr: false,
  loading: () => <div className="h-64" />,
});

const TONES: Readonly<Record<NonNullable<RtpBand['verdict']>, Tone>> = {
  few: 'plain',
  inside: 'good',
  below: 'warn',
  above: 'warn',
};

/** Rows that are drawn; the file holds them all. */
const DRAWN = 200;
const percent = (rtp: string | null) => (rtp === null ? '–' : `${rtp}\u00a0%`);

/** Stakes, wins, revenue and return to player of each game or studio, the largest stakes first. */
export function GamesReport({ span, by }: { span: Span; by: 'game' | 'studio' }) {
  const t = useTranslations('reports');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const read = useQuery(endpointQuery(getGameReport, { query: { ...span, by } }));
  const save = (items: readonly ReportGame[]) =>
    saveText(
      csvOf([
        [
          'id',
          'title',
          'studio',
          'currency',
          'bets',
          'stakes',
          'wins',
          'ggr',
          'rtp',
          'expected_rtp',
          'rounds',
          'rtp_of_rounds',
          'rtp_low',
          'rtp_high',
          'verdict',
        ],
        ...items.map((row) => [
          row.id,
          row.title,
          row.studio,
          span.currency,
          row.bets,
          row.stakes,
          row.wins,
          row.ggr,
          row.rtp,
          row.expected_rtp,
          row.band?.rounds ?? null,
          row.band?.rtp ?? null,
          row.band?.low ?? null,
          row.band?.high ?? null,
          row.band?.verdict ?? null,
        ]),
      ]),
      `kozyr-${by}s-${span.currency}-${span.from}-${span.to}.csv`,
    );
  const title = t(by === 'game' ? 'tab.games' : 'tab.studios');
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {({ items, total, up_to }) => (
        <>
          <p className="text-muted text-sm">
            {up_to ? t.rich('upTo', { at: () => <Moment at={up_to} /> }) : t('nothingYet')}
          </p>
          <Part title={title} action={<Button onClick={() => save(items)}>{t('csv')}</Button>}>
            <p className="mb-2 text-muted text-sm">
              {t('wholeOfGames', {
                bets: total.bets,
                stakes: formatMoney(total.stakes, span.currency),
                ggr: formatMoney(total.ggr, span.currency),
              })}
              {items.length > DRAWN && ` ${t('firstOnly', { count: DRAWN })}`}
            </p>
            {items.length === 0 ? (
              <p>{t('nothingPlayed')}</p>
            ) : (
              <SmallTable
                label={title}
                rows={items.slice(0, DRAWN)}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'title', title: t('title1'), cell: (row) => row.title || t('noGame') },
                  ...(by === 'game'
                    ? [{ id: 'studio', title: t('studio'), cell: (row: ReportGame) => row.studio ?? '–' }]
                    : []),
                  { id: 'bets', title: t('sum.bets'), align: 'end', cell: (row) => groupDigits(String(row.bets)) },
                  { id: 'stakes', title: t('sum.stakes'), align: 'end', cell: (row) => groupDigits(row.stakes) },
                  { id: 'wins', title: t('sum.wins'), align: 'end', cell: (row) => groupDigits(row.wins) },
                  { id: 'ggr', title: t('sum.ggr'), align: 'end', cell: (row) => groupDigits(row.ggr) },
                  { id: 'rtp', title: t('rtp'), align: 'end', cell: (row) => percent(row.rtp) },
                  ...(by === 'game'
                    ? [
                        {
                          id: 'expected',
                          title: t('expectedRtp'),
                          align: 'end' as const,
                          cell: (row: ReportGame) => percent(row.expected_rtp),
                        },
                      ]
                    : []),
                  {
                    id: 'band',
                    title: t('band.title'),
                    align: 'end',
                    cell: ({ band }) =>
                      band?.low && band.high ? `${band.low}\u2009–\u2009${percent(band.high)}` : '–',
                  },
                  ...(by === 'game'
                    ? [
                        {
                          id: 'verdict',
                          title: t('band.verdictTitle'),
                          cell: ({ band }: ReportGame) =>
                            band?.verdict ? (
                              <Badge tone={TONES[band.verdict]}>{t(`band.verdict.${band.verdict}`)}</Badge>
                            ) : (
                              '–'
                            ),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </Part>
          {withBand(items).length > 0 && (
            <Part title={t('band.chart')}>
              <p className="mb-2 max-w-prose text-muted text-sm">{t('band.says')}</p>
              <RtpChart games={withBand(items)} words={{ observed: t('band.observed'), stated: t('expectedRtp') }} />
            </Part>
          )}
        </>
      )}
    </Loaded>
  );
}
