'use client';

import type { PlayerEvent } from '@kozyr/contracts/events';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { winCame } from '@/lib/rounds/unshown-store';
import { receiveCredits, receiveWallet } from '../queries';

/** What is out of date after each event, by prefix; only what is looked at now is asked for again. */
const STALE_AFTER: Record<PlayerEvent['type'], readonly QueryKey[]> = {
  wallet: [keys.history(), keys.withdrawalTerms()],
  credits: [],
  deposit: staleTogether.deposits,
  withdrawal: staleTogether.withdrawals,
  round: staleTogether.rounds,
  'held-win': staleTogether.rounds,
  rating: [keys.user(), keys.rating(), keys.withdrawalTerms()],
  bonus: [keys.withdrawalTerms()],
  received: [keys.receivedBonuses()],
  'received-seen': [keys.receivedBonuses()],
  tasks: [],
  battle: [keys.ownRank()],
  'battle-won': staleTogether.battles,
  'jackpot-round': [keys.jackpotRound()],
  chat: [],
  notifications: [keys.notifications(), keys.unreadNotifications()],
  push: [],
};

/** Listens to the player's event stream and keeps balances, payments and stars true. Mounted once, for members. Shows nothing. */
export function WalletListener() {
  const client = useQueryClient();
  useEffect(
    () =>
      onPlayerEvent((event) => {
        if (event.type === 'wallet') {
          // Before the wallet that holds it: what is shown never has it for a moment.
          if (event.won) winCame({ ...event.won, holder: 'wallet', version: event.wallet.version });
          receiveWallet(client, event.wallet);
        }
        if (event.type === 'credits') {
          if (event.won) winCame({ ...event.won, holder: 'credits', version: event.credits.version });
          receiveCredits(client, event.credits);
        }
        invalidateAll(client, STALE_AFTER[event.type]);
      }),
    [client],
  );
  return null;
}
