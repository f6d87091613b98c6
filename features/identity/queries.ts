import { getIdentity } from '@kozyr/contracts/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { LOOK_AGAIN_MS } from './constants';
import { isWaited } from './rules';

/** What is known of who the player is; asked again for as long as a check is being decided. */
export const identityQuery = queryOptions({
  queryKey: keys.identity(),
  queryFn: ({ signal }) => call(getIdentity, { signal }),
  refetchInterval: ({ state: { data } }) => (data && isWaited(data) ? LOOK_AGAIN_MS : false),
});
