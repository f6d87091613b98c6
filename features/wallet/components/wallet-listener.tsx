'use client';

import type { PlayerEvent } from '@kozyr/contracts/events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { winCame } from '@/lib/rounds/unshown-store';
import { receiveWallet } from '../queries';

/** What is out of date after each event, by prefix; only what is looked at now is asked for again. */
const STALE_AFTER: Record<PlayerEvent['type'], readonly (readonly string[])[]> = {
  wallet: [['history'], ['withdrawals', 'terms']],
  deposit: [['deposits']],
  withdrawal: [['withdrawals']],
  round: [['rounds']],
  'held-win': [['rounds']],
  rating: [['user'], ['rating'], ['withdrawals', 'terms']],
  bonus: [['withdrawals', 'terms']],
  received: [['received-bonuses']],
  'received-seen': [['received-bonuses']],
  battle: [['battles', 'own', 'standing']],
  'battle-won': [['battles']],
  'jackpot-round': [['jackpots', 'round']],
  chat: [],
};

/** Listens to the player's event stream and keeps balances, payments and stars true. Mounted once, for members. Shows nothing. */
export function WalletListener() {
  const client = useQueryClient();
  useEffect(
    () =>
      onPlayerEvent((event) => {
        if (event.type === 'wallet') {
          // Before the wallet that holds it: what is shown never has it for a moment.
          if (event.won) winCame({ ...event.won, version: event.wallet.version });
          receiveWallet(client, event.wallet);
        }
        for (const queryKey of STALE_AFTER[event.type]) client.invalidateQueries({ queryKey: [...queryKey] });
      }),
    [client],
  );
  return null;
}
