import { queryOptions } from '@tanstack/react-query';
import { fetchStreamList } from '@/lib/media/stream-list';
import { keys } from '@/lib/query/keys';

/** How often it is looked whether a stream has gone on or off the air. */
const STREAMS_POLL_MS = 15_000;

/** The streams and whether they are on the air. */
export const streamsQuery = queryOptions({
  queryKey: keys.streams(),
  queryFn: ({ signal }) => fetchStreamList(signal),
  refetchInterval: STREAMS_POLL_MS,
  staleTime: 0,
  retry: 1,
  meta: { handlesError: true },
});
