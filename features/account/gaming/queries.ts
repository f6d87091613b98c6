import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';
import { inOwnTime } from './rules';

/** How long the player has been playing, over all games, and what came of it. */
export const gamingSessionQuery = queryOptions({
  queryKey: keys.gamingSession(),
  queryFn: async () => {
    const session = await lazyCall(async () => (await import('@kozyr/contracts/gaming-session')).getGamingSession, {});
    return inOwnTime(session, Date.now());
  },
  staleTime: 0,
  // A bar without its clock is no failure to tell of.
  meta: { handlesError: true },
});
