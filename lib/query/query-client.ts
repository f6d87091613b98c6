import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Default query freshness, spec §9. */
const STALE_MS = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Key prefixes of queries that are out of date once the mutation has succeeded. */
      invalidates?: readonly QueryKey[];
    };
    queryMeta: {
      /** True when the component shows the error itself. */
      handlesError?: boolean;
    };
  }
}

/** Marks as out of date whatever begins with one of these keys; what is on the screen is asked for again. */
export async function invalidateAll(client: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * The browser's query client. `onQueryError` is the one place that hears of failed queries which nobody shows and that
 * had data before: their screen goes on with old data, so the player must be told.
 */
export function createQueryClient({ onQueryError }: { onQueryError: (error: Error) => void }): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && !query.meta?.handlesError) onQueryError(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        await invalidateAll(client, mutation.meta?.invalidates ?? []);
      },
    }),
    defaultOptions: { queries: { staleTime: STALE_MS, retry: 1 }, mutations: { retry: false } },
  });
  return client;
}
