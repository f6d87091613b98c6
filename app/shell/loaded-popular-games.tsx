'use client';

import type { ComponentProps } from 'react';
import { PopularGames } from '@/features/lobby/components/popular-games';
import { ServerData } from '../frame/server-data';

/** The row with the server data it lives on. */
export function LoadedPopularGames(props: ComponentProps<typeof PopularGames>) {
  return (
    <ServerData>
      <PopularGames {...props} />
    </ServerData>
  );
}
