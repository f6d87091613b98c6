import { getSecondFactor } from '@kozyr/contracts/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Whether the player's second factor is on, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: keys.secondFactor(),
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});
