'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { PlaySums } from '@kozyr/contracts/play-statement';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type Column, DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { formatMonth } from '@/lib/format/dates';
import { statementQuery } from '../queries';

/** A month, or with null all time. */
type Row = PlaySums & { month: string | null };

function useColumns(currency: Currency): Column<Row>[] {
  const t = useTranslations('protection.statement');
  const locale = useLocale();
  const sum = (key: keyof PlaySums): Column<Row> => ({
    key,
    header: t(key),
    numeric: true,
    cell: (row) => <Money amount={row[key]} currency={currency} signed={key === 'net'} />,
  });
  return [
    {
      key: 'month',
      header: t('month'),
      lead: true,
      cell: ({ month }) => (month === null ? t('ever') : formatMonth(month, locale)),
    },
    ...(['staked', 'won', 'net', 'deposits', 'withdrawals'] as const).map(sum),
  ];
}

function StatementTable({ currency, rows }: { currency: Currency; rows: readonly Row[] }) {
  const t = useTranslations('protection.statement');
  return (
    <DataList caption={t('title')} columns={useColumns(currency)} rows={rows} rowKey={({ month }) => month ?? 'ever'} />
  );
}

/** What the player has staked, won, paid in and taken out: since ever, then by month, the newest first. */
export function PlayStatement() {
  const t = useTranslations('protection.statement');
  const { data, isError, refetch } = useQuery(statementQuery);
  return (
    <section aria-labelledby="my-statement" className="min-w-0">
      <h2 id="my-statement" className="font-display font-semibold text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-muted">{t('lead')}</p>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton className="h-95 w-full rounded-card tablet:h-36" />}
      {data?.months.length === 0 && <p>{t('empty')}</p>}
      {data && data.months.length > 0 && (
        <StatementTable currency={data.currency} rows={[{ month: null, ...data.ever }, ...data.months]} />
      )}
    </section>
  );
}
