'use client';

import { Skeleton } from '@/components/feedback/skeleton';
import { inServerData, inTexts, island } from './island';

/** The balance in the header: with it come the query library and the contracts, which no first paint needs. */
export const BalanceIsland = island(
  () => inServerData(import('@/features/wallet/components/header-balance').then((module) => module.HeaderBalance)),
  () => <Skeleton className="h-11 w-28" />,
);

/** What listens to the player's events and shows what comes of them. */
export const PlayerListenersIsland = island(() =>
  inServerData(import('../frame/player-listeners').then((module) => module.PlayerListeners)),
);

/** What is in the account menu, brought when it is first opened. */
export const AccountPanelIsland = island(
  () =>
    inTexts(inServerData(import('@/features/account/components/account-panel').then((module) => module.AccountPanel))),
  () => <Skeleton className="h-28 w-full" />,
);

/** The bonus badge of the rail, the bar and the menu. */
export const BonusBadgeIsland = island(() =>
  inServerData(import('@/features/bonuses/active/components/nav-bonus-badge').then((module) => module.NavBonusBadge)),
);

/** Unread answers on the way to support. */
export const ChatBadgeIsland = island(() =>
  inServerData(import('@/features/chat/components/nav-chat-badge').then((module) => module.NavChatBadge)),
);

/** The steps of a call verification, brought when one is first asked for. */
export const VerificationIsland = island(() =>
  inTexts(inServerData(import('../modals/call-verification').then((module) => module.CallVerification))),
);
