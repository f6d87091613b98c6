'use client';
import { Ago } from '@desk/components/ago';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress, withAsked } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { CURRENCIES } from '@kozyr/contracts/money';
import { boundOf } from '@kozyr/contracts/operator/permissions';
import { listWithdrawalQueue } from '@kozyr/contracts/operator/withdrawal-queue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { HintBadge } from './hint-badge';
import { QUEUE_SORT, type Queued, queueAsked } from './queue-asked';
import { queueFilters } from './queue-filters';
import { QueuedAmount } from './queued-amount';
import { RulingCell } from './ruling-cell';
import { StatusBadge } from './status-badge';

/** The queue of withdrawals with what speaks against each. A record keeps the filters, so that the next one comes from the same queue. */
export function WithdrawalsScreen() {
  const t = useTranslations('withdrawals');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const own = useOperator();
  const bounded = CURRENCIES.some((currency) => boundOf(own, 'withdrawals.decide', currency) !== null);
  const data = useInfiniteQuery(
    pagesQuery(listWithdrawalQueue, asked, (more) => call(listWithdrawalQueue, { query: queueAsked(more) })),
  );
  const kept = withAsked('', asked);
  const columns = useMemo(
    () => [
      {
        id: 'age',
        title: t('column.age'),
        sort: { up: 'age_asc', down: 'age_desc' },
        cell: (row: Queued) => (
          <RecordLink href={`${routes.withdrawal(row.id)}${kept}`}>
            <Ago at={row.created_at} />
          </RecordLink>
        ),
      },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }: Queued) => (
          <RecordLink href={routes.player(player.id)} id={player.id}>
            {player.nickname ?? undefined}
          </RecordLink>
        ),
      },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end' as const,
        sort: { up: 'amount_asc', down: 'amount_desc' },
        cell: (row: Queued) => <QueuedAmount row={row} />,
      },
      { id: 'status', title: t('column.status'), cell: (row: Queued) => <StatusBadge status={row.status} /> },
      {
        id: 'hints',
        title: t('column.hints'),
        cell: (row: Queued) => (
          <span className="flex gap-1">
            {row.hints.length === 0 && <span className="text-muted">{t('hint.nothing')}</span>}
            {row.hints.map((hint) => (
              <HintBadge key={hint.code} hint={hint} currency={row.currency} />
            ))}
          </span>
        ),
      },
      { id: 'ruling', title: t('column.ruling'), cell: ({ ruling }: Queued) => <RulingCell ruling={ruling} /> },
      { id: 'rail', title: t('column.rail'), cell: (row: Queued) => row.rail && t(`rail.${row.rail}`) },
      {
        id: 'stars',
        title: t('column.stars'),
        align: 'end' as const,
        hiddenAtFirst: true,
        cell: ({ player }: Queued) => player.rating,
      },
    ],
    [t, kept],
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="withdrawals"
        title={t('title')}
        columns={columns}
        filters={queueFilters(t, bounded)}
        sort={QUEUE_SORT}
        data={data}
        rowKey={({ id }) => id}
        onOpen={({ id }) => router.push(`${routes.withdrawal(id)}${kept}`)}
        empty={t('empty')}
        explain={explain}
        words={words}
      />
    </div>
  );
}
