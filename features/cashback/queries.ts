import { getCashback } from '@kozyr/contracts/cashback';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/call';
import { useEventsFlow } from '@/lib/events/flow';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';

/** Weeks on a page of the statement. */
export const WEEKS_PAGE_SIZE = 8;

/** How often the statement is asked for again while no stream tells what changes. */
export const POLL_MS = 30_000;

/** What can be claimed, this week so far, and a page of the weeks before. */
const cashbackQuery = (page: number) =>
  queryOptions({
    queryKey: keys.cashback({ page }),
    queryFn: () => call(getCashback, { query: { page, pageSize: WEEKS_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });

/** The statement, asked for again when money moves: rounds change this week, Mondays and claims the balance. */
export function useCashback(page = 1) {
  const client = useQueryClient();
  const flows = useEventsFlow();
  useEffect(
    () => onPlayerEvent(({ type }) => type === 'wallet' && client.invalidateQueries({ queryKey: keys.cashback() })),
    [client],
  );
  return useQuery({ ...cashbackQuery(page), refetchInterval: flows ? false : POLL_MS });
}
