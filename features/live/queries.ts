import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';

/** How often the floor is looked at while it is on the screen and no stream tells of it. The platform keeps its answer for 2 s. */
export const TABLES_POLL_MS = 3_000;

/** Live tables as they are now. */
export const liveTablesQuery = queryOptions({
  queryKey: ['live-tables'],
  queryFn: ({ signal }) => lazyCall(async () => (await import('@kozyr/contracts/live')).listLiveTables, { signal }),
  staleTime: 0,
});

/** The currency in which the player reads limits: the wallet's own. It never changes (spec §5). */
export const playerCurrencyQuery = queryOptions({
  queryKey: ['live-currency'],
  queryFn: async () => (await lazyCall(async () => (await import('@kozyr/contracts/wallets')).getWallets, {})).currency,
  staleTime: Number.POSITIVE_INFINITY,
});
