'use client';

import dynamic from 'next/dynamic';
import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';

/** Popular games, fetched once the page that shows them is there. */
export const LazyPopularGames = dynamic(
  () => import('./loaded-popular-games').then((module) => module.LoadedPopularGames),
  { ssr: false, loading: () => <PopularGamesSkeleton /> },
);
