'use client';

import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import { inServerData, island } from './island';

/** Popular games, fetched once the page that shows them is there. On its own, since only its page needs its skeleton. */
export const PopularGamesIsland = island(
  () => inServerData(import('@/features/lobby/components/popular-games').then((module) => module.PopularGames)),
  () => <PopularGamesSkeleton />,
);
