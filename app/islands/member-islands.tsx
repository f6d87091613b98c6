'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { AccountPanel } from '@/features/account/components/account-panel';
import { latePart } from '@/lib/late-part';
import type { memberParts } from '../frame/member-parts';
import { inServerData, inTexts } from './island';

type Parts = typeof memberParts;
/** What keeps the place of a part is drawn by the server: it would be code in every first load. */
type InPlace<Props = object> = Props & { waiting: ReactNode };

const inPlace = ({ waiting }: InPlace) => waiting;

const memberPart = async <K extends keyof Parts>(name: K) => {
  const { memberParts } = await import('../frame/member-parts');
  return memberParts[name];
};

/** The balance in the header: with it come the query library and the contracts, which no first paint needs. */
export const BalanceIsland = latePart<InPlace>(() => inServerData(memberPart('HeaderBalance')), inPlace);

/** What listens to the player's events and shows what comes of them. */
export const PlayerListenersIsland = latePart(() => inServerData(memberPart('PlayerListeners')));

/** The bell of the header, a link to the centre until it is here. */
export const BellIsland = latePart(
  () => inServerData<InPlace<ComponentProps<Parts['NotificationBell']>>>(memberPart('NotificationBell')),
  inPlace,
);

/** The account menu. Until it is here its place leads to the profile. */
export const AccountMenuIsland = latePart<InPlace<ComponentProps<Parts['AccountMenu']>>>(
  () => memberPart('AccountMenu'),
  inPlace,
);

/** What is in the account menu, brought when it is first opened. */
export const AccountPanelIsland = latePart<InPlace<ComponentProps<typeof AccountPanel>>>(
  () =>
    inTexts(inServerData(import('@/features/account/components/account-panel').then((module) => module.AccountPanel))),
  inPlace,
);

/** The bonus badge of the rail, the bar and the menu. */
export const BonusBadgeIsland = latePart(() => inServerData(memberPart('NavBonusBadge')));

/** Unread answers on the way to support. */
export const ChatBadgeIsland = latePart(() => inServerData(memberPart('NavChatBadge')));

/** Why a player may not play, over every page while it is so. */
export const StoppedNoticeIsland = latePart(() => inServerData(memberPart('StoppedNotice')));
