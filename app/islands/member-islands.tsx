'use client';

import { AppLink } from '@/components/controls/app-link';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';
import { routes } from '@/lib/routes/routes';
import { inServerData, inTexts } from './island';

const memberPart = async <K extends keyof typeof import('../frame/member-parts').memberParts>(name: K) => {
  const { memberParts } = await import('../frame/member-parts');
  return memberParts[name];
};

/** The balance in the header: with it come the query library and the contracts, which no first paint needs. */
export const BalanceIsland = latePart(
  () => inServerData(memberPart('HeaderBalance')),
  () => <Skeleton className="h-11 w-28" />,
);

/** What listens to the player's events and shows what comes of them. */
export const PlayerListenersIsland = latePart(() => inServerData(memberPart('PlayerListeners')));

/** The bell of the header, a link to the centre until it is here. */
export const BellIsland = latePart(
  () => inServerData(memberPart('NotificationBell')),
  ({ label, icon, className }) => (
    <AppLink href={routes.profile('notifications')} prefetch={false} aria-label={label} data-bell className={className}>
      {icon}
    </AppLink>
  ),
);

/** The account menu. Until it is here its place leads to the profile. */
export const AccountMenuIsland = latePart(
  () => memberPart('AccountMenu'),
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
export const BonusBadgeIsland = latePart(() => inServerData(memberPart('NavBonusBadge')));

/** Unread answers on the way to support. */
export const ChatBadgeIsland = latePart(() => inServerData(memberPart('NavChatBadge')));

/** Why a player may not play, over every page while it is so. */
export const StoppedNoticeIsland = latePart(() => inServerData(memberPart('StoppedNotice')));
