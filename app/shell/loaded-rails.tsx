'use client';

import { PersonalRail } from '@/features/lobby/components/personal-rail';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import type { PlayerList } from '@/lib/player-games/rail-hint';
import { ServerData } from '../frame/server-data';

/** A row of one's own with the server data it lives on. */
export function LoadedRail(props: { list: PlayerList; catalogue: CatalogueIndex; member: boolean }) {
  return (
    <ServerData>
      <PersonalRail {...props} />
    </ServerData>
  );
}
