'use client';

import { PersonalRail } from '@/features/lobby/components/personal-rail';
import type { Shelf } from '@/lib/catalogue/shelf';
import type { PlayerList } from '@/lib/player-games/rail-hint';
import { ServerData } from '../frame/server-data';

/** A row of one's own with the server data it lives on. */
export function LoadedRail(props: { list: PlayerList; shelf: Shelf; member: boolean }) {
  return (
    <ServerData>
      <PersonalRail {...props} />
    </ServerData>
  );
}
