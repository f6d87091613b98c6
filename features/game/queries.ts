import { listRounds } from '@kozyr/contracts/games';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';

/** The last rounds of one game session; the event stream has it asked again after each round. */
export const sessionRoundsQuery = (session: string) =>
  queryOptions({
    queryKey: ['rounds', 'session', session],
    queryFn: () => call(listRounds, { query: { session, page: 1, pageSize: 100 } }),
  });
