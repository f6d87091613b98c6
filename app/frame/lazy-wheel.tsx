'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** The player's own wheel, brought after the page: nothing of it is on the server. */
export const LazyWheel = dynamic(() => import('./loaded-wheel').then((module) => module.LoadedWheel), {
  ssr: false,
  loading: () => <Skeleton className="mx-auto h-118 w-full max-w-md rounded-card" />,
});
