'use client';

import { island } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';

/** A list of battles. */
export const BattlesIsland = island(
  () => import('@/features/battles/components/battle-list').then((module) => module.BattleList),
  () => <Skeleton className="h-96 w-full" />,
);
