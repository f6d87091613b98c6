import { listPlayerLimits } from '@kozyr/contracts/player-limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** The player's own limits with what is used of each: it changes with every stake, so it is asked anew whenever it is shown. */
export const limitsQuery = queryOptions({
  queryKey: keys.playerLimits(),
  queryFn: () => call(listPlayerLimits, {}),
  staleTime: 0,
});
