'use client';

import { inServerData } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';

/** Time-out and self-exclusion. */
export const StopPlayingIsland = latePart(
  () => inServerData(import('@/features/protection/components/stop-playing').then((module) => module.StopPlaying)),
  () => <Skeleton className="h-120 w-full rounded-card desktop:h-80" />,
);
