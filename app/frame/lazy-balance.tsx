'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** The balance comes after the page: with it come the query library and the contracts, which no first paint needs. */
export const LazyBalance = dynamic(() => import('./loaded-balance').then((module) => module.LoadedBalance), {
  ssr: false,
  loading: () => <Skeleton className="h-11 w-28" />,
});
