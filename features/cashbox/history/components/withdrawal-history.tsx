'use client';

import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import type { Column } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { METHOD_NAMES } from '../../constants';
import { withdrawalsQuery } from '../queries';
import { HistoryPage } from './history-page';

const TONES = {
  AWAITING_CARD: 'pending',
  WAITING_FOR_APPROVAL: 'pending',
  PAYING: 'pending',
  SUCCESS: 'active',
  DENIED: 'danger',
} as const;

/** The player's withdrawals, each with its state and the way to its tracker. */
export function WithdrawalHistory({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('cashbox');
  const result = useQuery(withdrawalsQuery(page));
  const columns: Column<Withdrawal>[] = [
    {
      key: 'time',
      header: t('history.time'),
      cell: (row) => (
        <AppLink href={cashboxRoutes.withdrawal(row.id)} className="underline underline-offset-4 hover:text-gold">
          {formatDateTime(row.created_at, browserTimeZone())}
        </AppLink>
      ),
    },
    {
      key: 'card',
      header: t('withdrawal.card'),
      cell: (row) => (row.card ? `${METHOD_NAMES[row.card.brand]} ${row.card.mask}` : '—'),
    },
    {
      key: 'status',
      header: t('history.status'),
      cell: (row) => (
        <span>
          <StatusMark tone={TONES[row.status]}>{t(`withdrawal.status.${row.status}`)}</StatusMark>
          {row.reason && (
            <span className="block max-w-72 text-muted text-xs">{t(`withdrawal.reason.${row.reason}`)}</span>
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
      caption={t('history.withdrawals')}
      columns={columns}
      hrefOf={hrefOf}
      empty={{
        title: t('history.noWithdrawals'),
        action: t('action.withdrawal'),
        href: cashboxRoutes.at('withdrawal'),
      }}
    />
  );
}
