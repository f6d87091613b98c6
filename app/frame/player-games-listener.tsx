'use client';

import { useEffect } from 'react';
import { readLocalGames } from '@/lib/player-games/local-games';

/**
 * Mounted once for players: what was liked and tried in this browser before the login joins the account, once. The code
 * comes only when there is something.
 */
export function PlayerGamesListener() {
  useEffect(() => {
    if (readLocalGames('favourites').length === 0 && readLocalGames('recent').length === 0) return;
    // What could not be brought along now is still here, and is tried on the next page.
    import('@/lib/player-games/merge').then(({ mergePlayerGames }) => mergePlayerGames()).catch(() => undefined);
  }, []);
  return null;
}
