'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { PopularGames } from '@/features/lobby/components/popular-games';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

/** Popular games, fetched once the page that shows them is there. What keeps their place is drawn by the server. */
export const PopularGamesIsland = latePart(
  () =>
    inServerData<ComponentProps<typeof PopularGames> & { waiting: ReactNode }>(
      import('@/features/lobby/components/popular-games').then((module) => module.PopularGames),
    ),
  ({ waiting }) => waiting,
);
