'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './query-client';

let report: () => void = () => undefined;
let shared: QueryClient | undefined;

/** One client for the whole tab, however many scopes there are; on the server one for each render. */
function getClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient({ onQueryError: () => undefined });
  shared ??= createQueryClient({ onQueryError: () => report() });
  return shared;
}

/**
 * Server data for what is inside. Not in the layout on purpose: a page that shows nothing personal shall not fetch the
 * library. Every scope of a tab shares the same data. `onStale` hears of data on the screen that could not be refreshed.
 */
export function QueryScope({ onStale, children }: { onStale: () => void; children: ReactNode }) {
  const [client] = useState(getClient);
  useEffect(() => {
    report = onStale;
  }, [onStale]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
