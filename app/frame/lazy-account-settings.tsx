'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** Forms and lists of the account, brought after the page: they are the player's own, and nothing of them is on the server. */
export const LazyAccountSettings = dynamic(
  () => import('./loaded-account-settings').then((module) => module.LoadedAccountSettings),
  { ssr: false, loading: () => <Skeleton className="h-300 w-full rounded-card desktop:h-180" /> },
);
