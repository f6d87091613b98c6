import { getRating } from '@kozyr/contracts/rating';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** The player's stars, what they have staked in all, and what every star takes and brings. */
export const ratingQuery = queryOptions({
  queryKey: keys.rating(),
  queryFn: () => call(getRating, {}),
  staleTime: 15_000,
  meta: { handlesError: true },
});
