import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';

/** How often the list of latest wins is asked for while no stream tells of it. The platform keeps its answer for 3 s. */
export const LATEST_POLL_MS = 15_000;

/** The newest real wins, newest first. */
export const latestWinsQuery = queryOptions({
  queryKey: keys.latestWins(),
  queryFn: ({ signal }) => lazyCall(async () => (await import('@kozyr/contracts/big-wins')).listLatestWins, { signal }),
  select: ({ items }) => items,
  staleTime: 0,
});
