'use client';

import { inServerData } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';

/** A list of battles. */
export const BattlesIsland = latePart(
  () => inServerData(import('@/features/battles/components/battle-list').then((module) => module.BattleList)),
  () => <Skeleton className="h-96 w-full" />,
);
