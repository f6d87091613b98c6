'use client';

import { GamesBrowser } from '@/features/lobby/components/games-browser';
import type { LobbySetting } from '@/features/lobby/types';
import type { Shelf } from '@/lib/catalogue/shelf';
import { ServerData } from '../frame/server-data';

/** The games of a page with the server data they live on. */
export function LoadedLobby({ shelf, setting, label }: { shelf: Shelf; setting: LobbySetting; label: string }) {
  return (
    <ServerData>
      <GamesBrowser shelf={shelf} setting={setting} label={label} />
    </ServerData>
  );
}
