'use client';

import type { Round } from '@kozyr/contracts/games';
import { toMinor } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import type { Column } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import { roundsQuery } from '../queries';
import { HistoryPage } from './history-page';

const isNothing = (amount: string) => toMinor(amount) === 0n;
const TONES = { open: 'pending', settled: 'active', refunded: 'neutral' } as const;

/** The player's game rounds: stake, win, and the balances right after each. */
export function RoundHistory({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('cashbox');
  const result = useQuery(roundsQuery(page));
  const columns: Column<Round>[] = [
    {
      key: 'time',
      header: t('history.time'),
      cell: (row) => (
        <AppLink href={routes.round(row.id)} className="underline-offset-4 hover:underline">
          {formatDateTime(row.created_at, browserTimeZone())}
        </AppLink>
      ),
    },
    {
      key: 'game',
      header: t('history.game'),
      lead: true,
      cell: (row) => (
        <AppLink href={routes.game(row.game.slug)} className="underline-offset-4 hover:underline">
          {row.game.title}
        </AppLink>
      ),
    },
    {
      key: 'status',
      header: t('history.status'),
      cell: (row) =>
        isNothing(row.held) ? (
          <StatusMark tone={TONES[row.status]}>{t(`round.${row.status}`)}</StatusMark>
        ) : (
          <StatusMark tone="pending">{t('round.held')}</StatusMark>
        ),
    },
    {
      key: 'stake',
      header: t('history.stake'),
      numeric: true,
      cell: (row) => <Money amount={row.stake} currency={row.currency} />,
    },
    {
      key: 'win',
      header: t('history.win'),
      numeric: true,
      cell: (row) => <Money amount={row.win} currency={row.currency} />,
    },
    {
      key: 'game-after',
      header: t('history.gameAfter'),
      numeric: true,
      cell: (row) => <Money amount={row.balance_after.game} currency={row.currency} />,
    },
    {
      key: 'digital-after',
      header: t('history.digitalAfter'),
      numeric: true,
      cell: (row) => <Money amount={row.balance_after.electronic} currency={row.currency} />,
    },
  ];
  return (
    <HistoryPage
      result={result}
      caption={t('history.rounds')}
      columns={columns}
      hrefOf={hrefOf}
      empty={{ title: t('history.noRounds'), action: t('play'), href: routes.games() }}
    />
  );
}
