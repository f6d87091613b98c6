'use client';

import { BattleWatch } from '@/features/battles/components/battle-watch';
import { HeldWinWatch } from '@/features/game/components/held-win-watch';
import { JackpotWatch } from '@/features/jackpots/components/jackpot-watch';
import { RatingWatch } from '@/features/rating/components/rating-watch';
import { HeaderBalance } from '@/features/wallet/components/header-balance';
import { BonusHost } from './bonus-host';
import { ServerData } from './server-data';

/** The header's balance with the server data it lives on, and what watches over the player's bonus, stars, held wins and jackpot round. */
export function LoadedBalance() {
  return (
    <ServerData>
      <HeaderBalance />
      <BonusHost />
      <JackpotWatch />
      <RatingWatch />
      <HeldWinWatch />
      <BattleWatch />
    </ServerData>
  );
}
