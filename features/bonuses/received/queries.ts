import { listReceivedBonuses } from '@kozyr/contracts/received-bonuses';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** What the player was given and has not been told of yet, oldest first (spec §3). The event stream says when it has changed. */
export const receivedBonusesQuery = queryOptions({
  queryKey: keys.receivedBonuses(),
  queryFn: () => call(listReceivedBonuses, {}),
  meta: { handlesError: true },
});
