import { getWithdrawal, getWithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { WITHDRAWAL_POLL_MS } from '../constants';
import { isOver } from './rules';

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
