'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { receiveWallet } from '../queries';

/** Listens to the player's event stream and keeps the balances true. Mounted once, for members. Shows nothing. */
export function LiveWallet() {
  const client = useQueryClient();
  useEffect(
    () =>
      onPlayerEvent((event) => {
        if (event.type === 'wallet') receiveWallet(client, event.wallet);
        if (event.type === 'deposit') client.invalidateQueries({ queryKey: ['deposits'] });
        if (event.type === 'round') client.invalidateQueries({ queryKey: ['rounds'] });
      }),
    [client],
  );
  return null;
}
