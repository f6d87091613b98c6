'use client';

import { GamesBrowser } from '@/features/lobby/components/games-browser';
import type { LobbySetting } from '@/features/lobby/types';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { ServerData } from '../frame/server-data';

/** The games of a page with the server data they live on. */
export function LoadedLobby({
  catalogue,
  setting,
  label,
}: {
  catalogue: CatalogueIndex;
  setting: LobbySetting;
  label: string;
}) {
  return (
    <ServerData>
      <GamesBrowser catalogue={catalogue} setting={setting} label={label} />
    </ServerData>
  );
}
