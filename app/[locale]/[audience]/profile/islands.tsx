'use client';

import { inTexts, island } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';

/** Forms and lists of the account: they are the player's own, and nothing of them is on the server. The server data is the page's. */
export const AccountSettingsIsland = island(
  () => inTexts(import('@/features/profile/components/account-settings').then((module) => module.AccountSettings)),
  () => <Skeleton className="h-300 w-full rounded-card desktop:h-180" />,
);

/** Cashback in short, on the profile's tab. */
export const CashbackBriefIsland = island(
  () => import('@/features/cashback/components/cashback-brief').then((module) => module.CashbackBrief),
  () => <Skeleton className="h-96 w-full rounded-card" />,
);
