'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { winsQuery } from '../queries';
import { battleWon } from '../store';

/** Mounted once for players: tells of prizes as they are paid, and of those that were while the player was away. Shows nothing. */
export function BattleWinListener() {
  const client = useQueryClient();
  const { data: unseen } = useQuery(winsQuery);
  useEffect(() => {
    for (const win of unseen ?? []) battleWon(win);
  }, [unseen]);
  useEffect(
    () =>
      onPlayerEvent((event) => {
        if (event.type !== 'battle-won') return;
        battleWon(event.win);
        invalidateAll(client, staleTogether.battles);
      }),
    [client],
  );
  return null;
}
