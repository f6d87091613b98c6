import { listRounds } from '@kozyr/contracts/games';
import { type HistoryGroup, listHistory } from '@kozyr/contracts/history';
import { listDeposits } from '@kozyr/contracts/payments';
import { listWithdrawals } from '@kozyr/contracts/withdrawals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { HISTORY_PAGE_SIZE } from '../constants';

/** A page of the player's deposits, newest first. */
export const depositsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.deposits({ page, pageSize: HISTORY_PAGE_SIZE }),
    queryFn: () => call(listDeposits, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** A page of the player's withdrawals, newest first. */
export const withdrawalsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.withdrawals({ page, pageSize: HISTORY_PAGE_SIZE }),
    queryFn: () => call(listWithdrawals, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Which movements the history shows: of one group, and of these days (YYYY-MM-DD, both included). */
export type HistoryFilter = { group: HistoryGroup | undefined; from: string | undefined; to: string | undefined };

/** A page of all movements of the player's money, newest first. */
export const movementsQuery = (page: number, filter: HistoryFilter) =>
  queryOptions({
    queryKey: keys.history({ page, ...filter }),
    queryFn: () => call(listHistory, { query: { page, pageSize: HISTORY_PAGE_SIZE, ...filter } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** A page of the player's game rounds, newest first. */
export const roundsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.rounds({ page, pageSize: HISTORY_PAGE_SIZE }),
    queryFn: () => call(listRounds, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
