'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@/components/feedback/skeleton';
import { loneIn } from '@/components/layout/lone-in';
import { useEventsFlow } from '@/lib/events/flow';
import { onTopic } from '@/lib/events/topic-events';
import { liveTablesQuery, playerCurrencyQuery, TABLES_POLL_MS } from '../queries';
import { inOrder } from '../rules';
import type { Floor } from '../types';
import { TableCard } from './table-card';

/** Places kept while it is not known what tables there are. */
const LAID = ['a', 'b', 'c', 'd'];

/**
 * The floor of the live casino. `first` is what the page was made with: who deals and for how much, not how it is now.
 * `empty` is shown when there is no table to be had.
 */
export function LiveTables({ first, member, empty }: { first: Floor; member: boolean; empty: ReactNode }) {
  const t = useTranslations('live');
  const client = useQueryClient();
  const flows = useEventsFlow();
  const live = useQuery({ ...liveTablesQuery, refetchInterval: flows ? false : TABLES_POLL_MS });
  useEffect(
    () => onTopic('live-tables', ({ now, items }) => client.setQueryData(liveTablesQuery.queryKey, { now, items })),
    [client],
  );
  const currency = useQuery({ ...playerCurrencyQuery, enabled: member });
  const floor = live.data && live.data.items.length > 0 ? live.data : first;
  const fresh = floor !== first && !live.isError;
  const ahead = fresh ? Date.parse(floor.now) - live.dataUpdatedAt : 0;
  if (floor.items.length === 0 && !live.isPending) return empty;
  return (
    <>
      <ul
        aria-label={t('tables')}
        data-lone={loneIn(floor.items.length || LAID.length)}
        className="grid gap-4 tablet:first-wide-2 tablet:grid-cols-2 desktop1440:first-wide-3 desktop1440:grid-cols-3"
      >
        {(fresh ? inOrder(floor.items) : floor.items).map((table) => (
          <li key={table.game.slug} className="min-w-0">
            <TableCard table={table} currency={currency.data ?? 'uah'} fresh={fresh} ahead={ahead} />
          </li>
        ))}
        {floor.items.length === 0 &&
          LAID.map((place) => (
            <li key={place}>
              <Skeleton className="h-52 rounded-card" />
            </li>
          ))}
      </ul>
      {live.isError && (
        <p role="status" className="text-muted text-sm">
          {t('stale')}
        </p>
      )}
    </>
  );
}
