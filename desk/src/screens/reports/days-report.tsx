'use client';
import { Day } from '@desk/components/day';
import { Button } from '@desk/components/form/button';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { csvOf, saveText } from '@desk/lib/csv';
import { formatMoney, groupDigits } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getDayReport, type Liabilities, type ReportDay } from '@kozyr/contracts/operator/reports';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { AsOf } from './as-of';
import type { Span } from './rules';

/** The chart's library is large, and nobody waits for it. */
const RevenueChart = dynamic(() => import('./revenue-chart').then((part) => part.RevenueChart), {
  ssr: false,
  loading: () => <div className="h-64" />,
});

const SUMS = [
  'stakes',
  'wins',
  'ggr',
  'promotions',
  'jackpots',
  'ngr',
  'deposits',
  'withdrawals',
  'chargebacks',
  'adjustments',
] as const;
const OWED = [
  'game',
  'electronic',
  'bonus',
  'cashback',
  'holds',
  'jackpots',
] as const satisfies readonly (keyof Liabilities)[];

/** Play, promotions, money in and out and what is owed, day by day. */
export function DaysReport({ span }: { span: Span }) {
  const t = useTranslations('reports');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const read = useQuery(endpointQuery(getDayReport, { query: span }));
  const money = (amount: string) => formatMoney(amount, span.currency);
  const save = (items: readonly ReportDay[]) =>
    saveText(
      csvOf([
        ['day', 'currency', 'bets', ...SUMS, ...OWED.map((name) => `owed_${name}`)],
        ...items.map((row) => [
          row.day,
          span.currency,
          row.bets,
          ...SUMS.map((name) => row[name]),
          ...OWED.map((name) => row.liabilities[name]),
        ]),
      ]),
      `kozyr-days-${span.currency}-${span.from}-${span.to}.csv`,
    );
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {({ items, total, up_to, as_of, read_from }) => (
        <>
          <AsOf upTo={up_to} asOf={as_of} readFrom={read_from} />
          <Part title={t('whole')} action={<Button onClick={() => save(items)}>{t('csv')}</Button>}>
            <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[20rem_minmax(0,1fr)]">
              <Facts
                of={[
                  [t('sum.bets'), groupDigits(String(total.bets))],
                  ...SUMS.map((name) => [t(`sum.${name}`), money(total[name])] as const),
                ]}
              />
              <RevenueChart days={items} words={{ ggr: t('sum.ggr'), ngr: t('sum.ngr') }} />
            </div>
          </Part>
          <Part title={t('byDay')}>
            <SmallTable
              label={t('byDay')}
              rows={items.toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { id: 'day', title: t('day'), cell: ({ day }) => <Day on={day} /> },
                { id: 'bets', title: t('sum.bets'), align: 'end', cell: ({ bets }) => groupDigits(String(bets)) },
                ...SUMS.map((name) => ({
                  id: name,
                  title: t(`sum.${name}`),
                  align: 'end' as const,
                  cell: (row: ReportDay) => groupDigits(row[name]),
                })),
              ]}
            />
          </Part>
          <Part title={t('owed')}>
            <SmallTable
              label={t('owed')}
              rows={items.toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { id: 'day', title: t('day'), cell: ({ day }) => <Day on={day} /> },
                ...OWED.map((name) => ({
                  id: name,
                  title: t(`wallet.${name}`),
                  align: 'end' as const,
                  cell: ({ liabilities }: ReportDay) => groupDigits(liabilities[name]),
                })),
              ]}
            />
          </Part>
        </>
      )}
    </Loaded>
  );
}
