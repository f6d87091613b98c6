import { getWheelTurn } from '@kozyr/contracts/wheel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Whether the player may spin today, and today's spin if there was one. Asked again when they come back to the page. */
export const wheelTurnQuery = queryOptions({
  queryKey: keys.wheelTurn(),
  queryFn: () => call(getWheelTurn, {}),
  staleTime: 15_000,
  meta: { handlesError: true },
});
