import { listRounds } from '@kozyr/contracts/games';
import { getDeposit, getPaymentMethods, listDeposits } from '@kozyr/contracts/payments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { HISTORY_PAGE_SIZE, SETTLEMENT_POLL_MS } from './constants';

/** Payment methods with their limits. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: () => call(getPaymentMethods, {}),
});

/** One deposit; asked again while its outcome is open, beside the event stream. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['deposits', 'one', id],
    queryFn: () => call(getDeposit, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'AWAITING_DEPOSIT' ? false : SETTLEMENT_POLL_MS,
  });

/** A page of the player's deposits, newest first. */
export const depositsQuery = (page: number) =>
  queryOptions({
    queryKey: ['deposits', 'list', page],
    queryFn: () => call(listDeposits, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** A page of the player's game rounds, newest first. */
export const roundsQuery = (page: number) =>
  queryOptions({
    queryKey: ['rounds', 'list', page],
    queryFn: () => call(listRounds, { query: { page, pageSize: HISTORY_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
