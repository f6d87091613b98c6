'use client';

import { AppLink } from '@/components/controls/app-link';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';
import { routes } from '@/lib/routes/routes';
import { inServerData, inTexts } from './island';

/** The balance in the header: with it come the query library and the contracts, which no first paint needs. */
export const BalanceIsland = latePart(
  () => inServerData(import('@/features/wallet/components/header-balance').then((module) => module.HeaderBalance)),
  () => <Skeleton className="h-11 w-28" />,
);

/** What listens to the player's events and shows what comes of them. */
export const PlayerListenersIsland = latePart(() =>
  inServerData(import('../frame/player-listeners').then((module) => module.PlayerListeners)),
);

/** The account menu. Until it is here its place leads to the profile. */
export const AccountMenuIsland = latePart(
  () => import('@/features/account/components/account-menu').then((module) => module.AccountMenu),
  ({ label, icon, buttonClass }) => (
    <AppLink href={routes.profile()} prefetch={false} aria-label={label} className={buttonClass}>
      {icon}
    </AppLink>
  ),
);

/** What is in the account menu, brought when it is first opened. */
export const AccountPanelIsland = latePart(
  () =>
    inTexts(inServerData(import('@/features/account/components/account-panel').then((module) => module.AccountPanel))),
  () => <Skeleton className="h-28 w-full" />,
);

/** The bonus badge of the rail, the bar and the menu. */
export const BonusBadgeIsland = latePart(() =>
  inServerData(import('@/features/bonuses/active/components/nav-bonus-badge').then((module) => module.NavBonusBadge)),
);

/** Unread answers on the way to support. */
export const ChatBadgeIsland = latePart(() =>
  inServerData(import('@/features/chat/components/nav-chat-badge').then((module) => module.NavChatBadge)),
);

/** The steps of a call verification, brought when one is first asked for. */
export const VerificationIsland = latePart(() =>
  inTexts(inServerData(import('../modals/call-verification').then((module) => module.CallVerification))),
);
