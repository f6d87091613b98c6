import { getPlayStatement } from '@kozyr/contracts/play-statement';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** What the player staked, won, paid in and took out, by month: it changes with every stake, so it is asked anew whenever it is shown. */
export const statementQuery = queryOptions({
  queryKey: keys.playStatement(),
  queryFn: () => call(getPlayStatement, {}),
  staleTime: 0,
});
