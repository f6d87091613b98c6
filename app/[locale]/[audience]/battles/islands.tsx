'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** A list of battles. */
export const BattlesIsland = dynamic(
  () => import('@/features/battles/components/battle-list').then((module) => module.BattleList),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full" /> },
);
