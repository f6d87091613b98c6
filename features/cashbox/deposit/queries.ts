import { getActiveBonus } from '@kozyr/contracts/bonuses';
import { getDeposit, getPaymentMethods } from '@kozyr/contracts/payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { SETTLEMENT_POLL_MS } from '../constants';

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
