'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';
import { inServerData, inTexts } from './island';

const bonusesLoading = () => <Skeleton className="h-64 w-full" />;
const cashbackLoading = () => <Skeleton className="h-96 w-full rounded-card" />;

/** Forms and lists of the account: they are the player's own, and nothing of them is on the server. The server data is the page's. */
export const AccountSettingsIsland = dynamic(
  () => inTexts(import('@/features/profile/components/account-settings').then((module) => module.AccountSettings)),
  { ssr: false, loading: () => <Skeleton className="h-300 w-full rounded-card desktop:h-180" /> },
);

/** The player's own wheel: nothing of it is on the server. */
export const WheelIsland = dynamic(
  () => inTexts(inServerData(import('@/features/wheel/components/wheel-table').then((module) => module.WheelTable))),
  { ssr: false, loading: () => <Skeleton className="mx-auto h-118 w-full max-w-md rounded-card" /> },
);

/** A list of battles. */
export const BattlesIsland = dynamic(
  () => import('@/features/battles/components/battle-list').then((module) => module.BattleList),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full" /> },
);

/** The player's own bonuses. */
export const OwnBonusesIsland = dynamic(
  () => import('@/features/bonuses/components/own-bonuses').then((module) => module.OwnBonuses),
  { ssr: false, loading: bonusesLoading },
);

/** Which of the tabs of bonuses stands first. */
export const FirstBonusesTabIsland = dynamic(
  () => import('@/features/bonuses/components/first-bonuses-tab').then((module) => module.FirstBonusesTab),
  { ssr: false },
);

/** The bonus that runs, beside a game; nothing stands for none. */
export const ActiveBonusIsland = dynamic(
  () => import('@/features/bonuses/components/active-bonus-panel').then((module) => module.ActiveBonusPanel),
  { ssr: false },
);

/** Bonuses on offer. */
export const AvailableBonusesIsland = dynamic(
  () => import('@/features/bonuses/components/available-bonuses').then((module) => module.AvailableBonuses),
  { ssr: false, loading: bonusesLoading },
);

/** The weekly cashback on offer, on the bonuses' tab. */
export const WeeklyOfferIsland = dynamic(
  () => import('@/features/bonuses/components/weekly-offer').then((module) => module.WeeklyOffer),
  { ssr: false },
);

/** Credited cashbacks, on the bonuses' tab. */
export const GivenCashbacksIsland = dynamic(
  () => import('@/features/cashback/components/given-cashbacks').then((module) => module.GivenCashbacks),
  { ssr: false, loading: cashbackLoading },
);

/** Cashback in short, on the profile's tab. */
export const CashbackBriefIsland = dynamic(
  () => import('@/features/cashback/components/cashback-brief').then((module) => module.CashbackBrief),
  { ssr: false, loading: cashbackLoading },
);

/** All of the player's cashback. */
export const CashbackStatementIsland = dynamic(
  () => import('@/features/cashback/components/cashback-statement').then((module) => module.CashbackStatement),
  { ssr: false, loading: cashbackLoading },
);
