'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** What is in the account menu, brought when it is first opened. */
export const LazyAccountPanel = dynamic(
  () => import('./loaded-account-panel').then((module) => module.LoadedAccountPanel),
  { ssr: false, loading: () => <Skeleton className="h-28 w-full" /> },
);
