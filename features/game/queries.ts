import { queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';
import { RECONNECT_MS } from './constants';
import type { PlayedSession } from './types';

const rounds = () => import('@kozyr/contracts/rounds');

/**
 * The session of a game: its clock and its figures. The event stream has it asked again after each round,
 * since its key begins with "rounds"; where the last answer did not come it asks by itself until one does.
 */
export const gameSessionQuery = (id: string) =>
  queryOptions({
    queryKey: keys.gameSession({ id }),
    queryFn: async ({ client, queryKey }): Promise<PlayedSession> => {
      const answer = await lazyCall(async () => (await rounds()).getGameSession, { params: { id } });
      const since = Date.now() - answer.seconds * 1000;
      const before = client.getQueryData<PlayedSession>(queryKey);
      // Whole seconds and the way of an answer make it come out a little later each time: a clock goes forwards only.
      return { ...answer, since: Math.min(since, before?.started_at === answer.started_at ? before.since : since) };
    },
    refetchInterval: (query) => (query.state.status === 'error' ? RECONNECT_MS : false),
    meta: { handlesError: true },
  });

/** One of the player's own rounds in full. */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: keys.round({ id }),
    queryFn: () => lazyCall(async () => (await rounds()).getRound, { params: { id } }),
  });
