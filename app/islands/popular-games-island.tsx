'use client';

import dynamic from 'next/dynamic';
import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import { inServerData } from './island';

/** Popular games, fetched once the page that shows them is there. On its own, since only its page needs its skeleton. */
export const PopularGamesIsland = dynamic(
  () => inServerData(import('@/features/lobby/components/popular-games').then((module) => module.PopularGames)),
  { ssr: false, loading: () => <PopularGamesSkeleton /> },
);
