'use client';

import type { Deposit } from '@kozyr/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import type { Column } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { depositsQuery } from '../queries';
import { HistoryPage } from './history-page';

const TONES = { AWAITING_DEPOSIT: 'pending', SUCCESS: 'active', DENIED: 'danger', EXPIRED: 'neutral' } as const;

/** The player's deposits, each with its state and, when denied, why. */
export function DepositHistory({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('cashbox');
  const result = useQuery(depositsQuery(page));
  const columns: Column<Deposit>[] = [
    {
      key: 'time',
      header: t('history.time'),
      cell: (row) => (
        <AppLink href={cashboxRoutes.deposit(row.id)} className="underline underline-offset-4 hover:text-gold">
          {formatDateTime(row.created_at, browserTimeZone())}
        </AppLink>
      ),
    },
    { key: 'method', header: t('method'), cell: (row) => t(`methodName.${row.method}`) },
    {
      key: 'status',
      header: t('history.status'),
      cell: (row) => (
        <span>
          <StatusMark tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusMark>
          {row.decline_reason && (
            <span className="block max-w-72 text-muted text-xs">{t(`declined.${row.decline_reason}`)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      lead: true,
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
  ];
  return (
    <HistoryPage
      result={result}
      caption={t('history.deposits')}
      columns={columns}
      hrefOf={hrefOf}
      empty={{
        title: t('history.noDeposits'),
        action: t('action.deposit'),
        href: cashboxRoutes.at('deposit'),
        needs: 'money',
      }}
    />
  );
}
