'use client';

import { inServerData, inTexts, island } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';

/** The player's own wheel: nothing of it is on the server. */
export const WheelIsland = island(
  () => inTexts(inServerData(import('@/features/wheel/components/wheel-table').then((module) => module.WheelTable))),
  () => <Skeleton className="mx-auto h-118 w-full max-w-md rounded-card" />,
);
