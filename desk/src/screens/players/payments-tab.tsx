'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listPlayerPayments, type PlayerPayment } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PartTable } from './part-table';

const toneOf = ({ status }: PlayerPayment) =>
  status === 'SUCCESS' ? 'good' : status === 'DENIED' || status === 'EXPIRED' ? 'plain' : 'warn';

/** A player's deposits and withdrawals. */
export function PaymentsTab({ id }: { id: string }) {
  const t = useTranslations('players');
  const data = useInfiniteQuery(
    pagesQuery(listPlayerPayments, { id }, ({ after: cursor }) =>
      call(listPlayerPayments, { params: { id }, query: { cursor } }),
    ),
  );
  const columns = useMemo(
    (): ListColumn<PlayerPayment>[] => [
      { id: 'at', title: t('column.at'), cell: ({ at }) => <Moment at={at} /> },
      {
        id: 'what',
        title: t('column.what'),
        cell: (row) =>
          row.kind === 'deposit' ? (
            <>
              {t('payment.deposit')} {row.first && <Badge tone="note">{t('payment.first')}</Badge>}
            </>
          ) : (
            <RecordLink href={routes.withdrawal(row.id)} id={row.id}>
              {t('payment.withdrawal')}
            </RecordLink>
          ),
      },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end',
        cell: ({ amount, currency }) => formatMoney(amount, currency),
      },
      {
        id: 'status',
        title: t('column.status'),
        cell: (row) => (
          <Badge tone={toneOf(row)}>
            {row.kind === 'deposit' ? t(`depositStatus.${row.status}`) : t(`withdrawalStatus.${row.status}`)}
          </Badge>
        ),
      },
      {
        id: 'reason',
        title: t('column.reason'),
        cell: (row) =>
          row.reason && (row.kind === 'deposit' ? t(`declined.${row.reason}`) : t(`withdrawalReason.${row.reason}`)),
      },
      { id: 'way', title: t('column.way'), cell: (row) => (row.kind === 'deposit' ? row.method : row.card) },
      {
        id: 'settled',
        title: t('column.settled'),
        cell: ({ settled_at }) => settled_at && <Moment at={settled_at} />,
      },
    ],
    [t],
  );
  return <PartTable label={t('tab.payments')} columns={columns} data={data} rowKey={(row) => row.id} />;
}
