'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from '../call';

/** Who is refused is refused the next time too; who was not reached may be. */
const retry = (failures: number, error: Error) => !(error instanceof CallError && error.status < 500) && failures < 2;

/** Keeps what was read, for a short time: other operators work on the same things. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry, staleTime: 5_000, gcTime: 60_000 } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
