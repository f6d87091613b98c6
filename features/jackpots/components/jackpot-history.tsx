'use client';

import type { JackpotPayment } from '@kozyr/contracts/jackpots';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Column, DataList } from '@/components/display/data-list';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { Pagination } from '@/components/display/pagination';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import { jackpotPaymentsQuery, PAYMENTS_ON_A_PAGE } from '../queries';
import { PaymentCheck } from './payment-check';

const COLOURS = { clubs: 'text-clubs', diamonds: 'text-diamonds', hearts: 'text-hearts', spades: 'text-spades' };

function Payments({ empty }: { empty: ReactNode }) {
  const t = useTranslations('jackpots');
  const asked = Number(useSearchParams().get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, refetch } = useQuery({ ...jackpotPaymentsQuery(page), meta: { handlesError: true } });
  if (!data) return isError ? <ErrorState onRetry={() => refetch()} /> : <Skeleton className="h-80 w-full" />;
  if (data.total === 0) return empty;
  const columns: Column<JackpotPayment>[] = [
    { key: 'time', header: t('history.time'), cell: (row) => formatDateTime(row.paid_at, browserTimeZone()) },
    { key: 'player', header: t('history.player'), cell: (row) => <span className="tabular">{row.player}</span> },
    {
      key: 'level',
      header: t('history.level'),
      cell: (row) => (
        <span className={`inline-flex items-center gap-2 ${COLOURS[row.level]}`}>
          <Icon name={row.level} size={16} />
          {t(`suit.${row.level}`)}
        </span>
      ),
    },
    { key: 'check', header: t('check.title'), cell: (row) => <PaymentCheck paid={row} /> },
    {
      key: 'amount',
      header: t('history.amount'),
      numeric: true,
      lead: true,
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <DataList caption={t('history.caption')} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      <Pagination
        page={page}
        pageSize={PAYMENTS_ON_A_PAGE}
        total={data.total}
        hrefOf={(to) => routes.jackpots('history', to)}
      />
    </div>
  );
}

/**
 * Jackpots that were paid, by pages that the address names; `empty` stands where none was yet. Whatever comes is no lower than what stands
 * here while it loads: the footer stays where it is.
 */
export function JackpotHistory({ empty }: { empty: ReactNode }) {
  return (
    <div className="grid min-h-80">
      <Payments empty={empty} />
    </div>
  );
}
