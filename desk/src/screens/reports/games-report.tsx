'use client';
import { Button } from '@desk/components/form/button';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { saveText } from '@desk/lib/csv';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getGameReport, type ReportGame } from '@kozyr/contracts/operator/reports';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { AsOf } from './as-of';
import { gamesCsv } from './games-csv';
import { GamesTable } from './games-table';
import { type Span, withBand } from './rules';

/** The chart's library is large, and nobody waits for it. */
const RtpChart = dynamic(() => import('./rtp-chart').then((part) => part.RtpChart), {
  ssr: false,
  loading: () => <div className="h-64" />,
});

/** Rows that are drawn; the file holds them all. */
const DRAWN = 200;

/** Stakes, wins, revenue and return to player of each game or studio, the largest stakes first. */
export function GamesReport({ span, by }: { span: Span; by: 'game' | 'studio' }) {
  const t = useTranslations('reports');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const read = useQuery(endpointQuery(getGameReport, { query: { ...span, by } }));
  const save = (items: readonly ReportGame[]) =>
    saveText(gamesCsv(items, span), `kozyr-${by}s-${span.currency}-${span.from}-${span.to}.csv`);
  const title = t(by === 'game' ? 'tab.games' : 'tab.studios');
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {({ items, total, up_to, as_of, read_from }) => (
        <>
          <AsOf upTo={up_to} asOf={as_of} readFrom={read_from} />
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
              <GamesTable by={by} label={title} rows={items.slice(0, DRAWN)} />
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
