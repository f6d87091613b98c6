'use client';

import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

/** Popular games, fetched once the page that shows them is there. On its own, since only its page needs its skeleton. */
export const PopularGamesIsland = latePart(
  () => inServerData(import('@/features/lobby/components/popular-games').then((module) => module.PopularGames)),
  () => <PopularGamesSkeleton />,
);
