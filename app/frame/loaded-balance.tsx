'use client';

import { BattleWinListener } from '@/features/battles/components/battle-win-listener';
import { HeldWinListener } from '@/features/game/components/held-win-listener';
import { JackpotRoundListener } from '@/features/jackpots/components/jackpot-round-listener';
import { RatingListener } from '@/features/rating/components/rating-listener';
import { HeaderBalance } from '@/features/wallet/components/header-balance';
import { BonusHost } from './bonus-host';
import { ServerData } from './server-data';

/** The header's balance with the server data it lives on, and what watches over the player's bonus, stars, held wins and jackpot round. */
export function LoadedBalance() {
  return (
    <ServerData>
      <HeaderBalance />
      <BonusHost />
      <JackpotRoundListener />
      <RatingListener />
      <HeldWinListener />
      <BattleWinListener />
    </ServerData>
  );
}
