'use client';

import { PlaceListener } from '@/features/account/place/components/place-listener';
import { BattleWinListener } from '@/features/battles/components/battle-win-listener';
import { FirstDepositListener } from '@/features/cashbox/deposit/components/first-deposit-listener';
import { HeldWinListener } from '@/features/game/components/held-win-listener';
import { JackpotRoundListener } from '@/features/jackpots/components/jackpot-round-listener';
import { PushListener } from '@/features/notifications/components/push-listener';
import { RatingListener } from '@/features/rating/components/rating-listener';
import { WalletListener } from '@/features/wallet/components/wallet-listener';
import { ModalRequest } from '../modals/modal-request';
import { BonusListeners } from './bonus-listeners';

/** Mounted once for players: each listener acts on one kind of their events. */
export function PlayerListeners() {
  return (
    <>
      <PlaceListener />
      <WalletListener />
      <BonusListeners />
      <FirstDepositListener
        show={(deposit) => (
          <ModalRequest key={deposit.id} kind="first-deposit" request={deposit} turn="first-deposit" />
        )}
      />
      <JackpotRoundListener />
      <RatingListener />
      <HeldWinListener />
      <BattleWinListener />
      <PushListener />
    </>
  );
}
