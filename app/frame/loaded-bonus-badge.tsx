'use client';

import { NavBonusBadge } from '@/features/bonuses/components/nav-bonus-badge';
import { ServerData } from './server-data';

/** The bonus badge of the rail, the bar and the menu, with the server data it lives on. */
export function LoadedBonusBadge() {
  return (
    <ServerData>
      <NavBonusBadge />
    </ServerData>
  );
}
