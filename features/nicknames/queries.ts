import { getOwnName } from '@kozyr/contracts/nicknames';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** The player's nickname and avatar, and how others read them. */
export const ownNameQuery = queryOptions({
  queryKey: keys.ownName(),
  queryFn: ({ signal }) => call(getOwnName, { signal }),
});
