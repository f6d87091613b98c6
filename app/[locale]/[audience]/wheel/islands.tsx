'use client';

import { inServerData, inTexts } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';

/** The player's own wheel: nothing of it is on the server. */
export const WheelIsland = latePart(
  () => inTexts(inServerData(import('@/features/wheel/components/wheel-table').then((module) => module.WheelTable))),
  () => <Skeleton className="mx-auto h-118 w-full max-w-md rounded-card" />,
);
