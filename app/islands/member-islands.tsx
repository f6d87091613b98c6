'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';
import { inServerData, inTexts } from './island';

/** The balance in the header: with it come the query library and the contracts, which no first paint needs. */
export const BalanceIsland = dynamic(
  () => inServerData(import('@/features/wallet/components/header-balance').then((module) => module.HeaderBalance)),
  { ssr: false, loading: () => <Skeleton className="h-11 w-28" /> },
);

/** What listens to the player's events and shows what comes of them. */
export const PlayerListenersIsland = dynamic(
  () => inServerData(import('../frame/player-listeners').then((module) => module.PlayerListeners)),
  { ssr: false },
);

/** What is in the account menu, brought when it is first opened. */
export const AccountPanelIsland = dynamic(
  () =>
    inTexts(inServerData(import('@/features/account/components/account-panel').then((module) => module.AccountPanel))),
  { ssr: false, loading: () => <Skeleton className="h-28 w-full" /> },
);

/** The bonus badge of the rail, the bar and the menu. */
export const BonusBadgeIsland = dynamic(
  () =>
    inServerData(import('@/features/bonuses/active/components/nav-bonus-badge').then((module) => module.NavBonusBadge)),
  { ssr: false },
);

/** Unread answers on the way to support. */
export const ChatBadgeIsland = dynamic(
  () => inServerData(import('@/features/chat/components/nav-chat-badge').then((module) => module.NavChatBadge)),
  { ssr: false },
);

/** The steps of a call verification, brought when one is first asked for. */
export const VerificationIsland = dynamic(
  () => inTexts(inServerData(import('../modals/call-verification').then((module) => module.CallVerification))),
  { ssr: false },
);
