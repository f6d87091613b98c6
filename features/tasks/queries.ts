import { getOwnTasks, listTaskTerms } from '@kozyr/contracts/tasks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/call';
import { eventsFlow } from '@/lib/events/flow';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';
import { msToNextAsk } from './rules';

/** The player's tasks of today, asked for again as the next day begins. */
export const ownTasksQuery = queryOptions({
  queryKey: keys.ownTasks(),
  queryFn: () => call(getOwnTasks, {}),
  refetchInterval: ({ state }) => (state.data ? msToNextAsk(state.data, Date.now(), eventsFlow()) : false),
  staleTime: 15_000,
  meta: { handlesError: true },
});

/** The same, kept true by the stream. `enabled` false: it is not asked for. */
export function useOwnTasks(enabled = true) {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    return onPlayerEvent(({ type }) => {
      if (type === 'tasks') client.invalidateQueries({ queryKey: ownTasksQuery.queryKey });
    });
  }, [client, enabled]);
  return useQuery({ ...ownTasksQuery, enabled });
}

/** The rules of tasks, for everybody. */
export const taskTermsQuery = queryOptions({
  queryKey: keys.taskTerms(),
  queryFn: () => call(listTaskTerms, {}),
  staleTime: 60_000,
  meta: { handlesError: true },
});
