import { getWheelTurn } from '@kozyr/contracts/wheel';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/call';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';

/** Whether the player may spin today, and today's spin if there was one. Asked again when they come back to the page. */
export const wheelTurnQuery = queryOptions({
  queryKey: keys.wheelTurn(),
  queryFn: () => call(getWheelTurn, {}),
  staleTime: 15_000,
  meta: { handlesError: true },
});

/** What may have made the wheel free, or spun it elsewhere. */
const CHANGES: ReadonlySet<string> = new Set(['deposit', 'rating', 'received']);

/** The player's turn, asked for again when something happens that may change it. `enabled` false: it is not asked for. */
export function useWheelTurn(enabled = true) {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    return onPlayerEvent(({ type }) => {
      if (CHANGES.has(type)) client.invalidateQueries({ queryKey: wheelTurnQuery.queryKey });
    });
  }, [client, enabled]);
  return useQuery({ ...wheelTurnQuery, enabled });
}
