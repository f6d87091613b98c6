'use client';

import dynamic from 'next/dynamic';
import { inServerData, inTexts } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';

/** The player's own wheel: nothing of it is on the server. */
export const WheelIsland = dynamic(
  () => inTexts(inServerData(import('@/features/wheel/components/wheel-table').then((module) => module.WheelTable))),
  { ssr: false, loading: () => <Skeleton className="mx-auto h-118 w-full max-w-md rounded-card" /> },
);
