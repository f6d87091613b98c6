import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';

export const PAYMENTS_ON_A_PAGE = 20;

/** The player's jackpot round that is still open; null: there is none. The event stream says when to ask again. */
export const jackpotRoundQuery = queryOptions({
  queryKey: keys.jackpotRound(),
  queryFn: async () =>
    (await lazyCall(async () => (await import('@kozyr/contracts/jackpots')).getJackpotRound, {})) ?? null,
});

/** A page of jackpots that were paid, newest first. */
export const jackpotPaymentsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.jackpotPayments({ page, pageSize: PAYMENTS_ON_A_PAGE }),
    queryFn: () =>
      lazyCall(async () => (await import('@kozyr/contracts/jackpots')).listJackpotPayments, {
        query: { page, pageSize: PAYMENTS_ON_A_PAGE },
      }),
  });
