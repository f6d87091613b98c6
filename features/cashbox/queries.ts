import { queryOptions } from '@tanstack/react-query';
import { isReachable } from '@/lib/navigation/is-reachable';
import { keys } from '@/lib/query/keys';
import { HOSTED_PAGE_POLL_MS } from './constants';

/** Whether anybody answers at the gateway's own page; while nobody does, it is asked again. */
export const hostedPageQuery = (address: string) =>
  queryOptions({
    queryKey: keys.hostedPage({ address }),
    queryFn: () => isReachable(address),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === false ? HOSTED_PAGE_POLL_MS : false),
  });
