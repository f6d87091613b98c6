import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';

/** The studio that the player plays most, with games of it that they have not opened; null where there is nothing to tell. */
export const mostPlayedStudioQuery = queryOptions({
  queryKey: keys.mostPlayedStudio(),
  queryFn: async () =>
    (await lazyCall(async () => (await import('@kozyr/contracts/player-games')).getMostPlayedStudio, {})).studio,
  // One of its games may have been opened since.
  staleTime: 0,
  meta: { handlesError: true },
});
