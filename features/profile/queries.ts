import { listSignIns } from '@kozyr/contracts/sessions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

const HISTORY_PAGE = 10;
/** Who is signed in on more devices than this reads the rest in the history. */
const OPEN_PAGE = 20;

/** Where the player is signed in now, newest first. */
export const openSignInsQuery = queryOptions({
  queryKey: keys.signIns({ open: 'true', pageSize: OPEN_PAGE }),
  queryFn: ({ signal }) => call(listSignIns, { query: { open: 'true', pageSize: OPEN_PAGE }, signal }),
});

/** Every login of the player, newest first, page by page. */
export const loginHistoryQuery = infiniteQueryOptions({
  queryKey: keys.signIns({ open: 'false', pageSize: HISTORY_PAGE }),
  queryFn: ({ pageParam, signal }) =>
    call(listSignIns, { query: { open: 'false', page: pageParam, pageSize: HISTORY_PAGE }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
});
