import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';

/** How often the floor is looked at while it is on the screen and no stream tells of it. The platform keeps its answer for 2 s. */
export const TABLES_POLL_MS = 3_000;

/** Live tables as they are now. */
export const liveTablesQuery = queryOptions({
  queryKey: keys.liveTables(),
  queryFn: ({ signal }) => lazyCall(async () => (await import('@kozyr/contracts/live')).listLiveTables, { signal }),
  staleTime: 0,
});

/** The currency in which the player reads limits: the wallet's own. It never changes (spec §5). */
export const playerCurrencyQuery = queryOptions({
  queryKey: keys.wallet(),
  queryFn: () => lazyCall(async () => (await import('@kozyr/contracts/wallets')).getWallets, {}),
  select: ({ currency }) => currency,
  staleTime: Number.POSITIVE_INFINITY,
});
