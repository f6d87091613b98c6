import { getActiveBonus } from '@kozyr/contracts/bonuses';
import { listRounds } from '@kozyr/contracts/games';
import { type HistoryGroup, listHistory } from '@kozyr/contracts/history';
import { getDeposit, getPaymentMethods, listDeposits } from '@kozyr/contracts/payments';
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@kozyr/contracts/withdrawals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { isReachable } from '@/lib/navigation/is-reachable';
import { keys } from '@/lib/query/keys';
import { HISTORY_PAGE_SIZE, HOSTED_PAGE_POLL_MS, SETTLEMENT_POLL_MS, WITHDRAWAL_POLL_MS } from './constants';
import { isOver } from './rules';

/** Payment methods with their limits. */
export const paymentMethodsQuery = queryOptions({
  queryKey: keys.paymentMethods(),
  queryFn: () => call(getPaymentMethods, {}),
});

/** The bonus that runs, or null: a deposit may end it. Never from the cache, since money is lost by what is old. */
export const endangeredBonusQuery = queryOptions({
  queryKey: keys.activeBonus(),
  queryFn: async () => (await call(getActiveBonus, {})) ?? null,
  staleTime: 0,
});

/** One deposit; asked again while its outcome is open, beside the event stream. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: keys.deposit({ id }),
    queryFn: () => call(getDeposit, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'AWAITING_DEPOSIT' ? false : SETTLEMENT_POLL_MS,
  });

/** A page of the player's deposits, newest first. */
export const depositsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.deposits({ page, pageSize: HISTORY_PAGE_SIZE }),
    queryFn: () => call(listDeposits, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** What the player can withdraw now. Limits free themselves by the clock, so that it is old after 15 s. */
export const withdrawalTermsQuery = queryOptions({
  queryKey: keys.withdrawalTerms(),
  queryFn: () => call(getWithdrawalTerms, {}),
  staleTime: 15_000,
});

/** One withdrawal; asked again while it is on its way, beside the event stream. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: keys.withdrawal({ id }),
    queryFn: () => call(getWithdrawal, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : WITHDRAWAL_POLL_MS),
  });

/** Whether anybody answers at the gateway's own page; while nobody does, it is asked again. */
export const hostedPageQuery = (address: string) =>
  queryOptions({
    queryKey: keys.hostedPage({ address }),
    queryFn: () => isReachable(address),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === false ? HOSTED_PAGE_POLL_MS : false),
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
