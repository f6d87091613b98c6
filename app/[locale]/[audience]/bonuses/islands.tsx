'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

const bonusesLoading = () => <Skeleton className="h-64 w-full" />;

/** The player's own bonuses. */
export const OwnBonusesIsland = dynamic(
  () => import('@/features/bonuses/active/components/own-bonuses').then((module) => module.OwnBonuses),
  { ssr: false, loading: bonusesLoading },
);

/** Which of the tabs of bonuses stands first. */
export const FirstBonusesTabIsland = dynamic(
  () => import('@/features/bonuses/components/first-bonuses-tab').then((module) => module.FirstBonusesTab),
  { ssr: false },
);

/** Bonuses on offer. */
export const AvailableBonusesIsland = dynamic(
  () => import('@/features/bonuses/offers/components/available-bonuses').then((module) => module.AvailableBonuses),
  { ssr: false, loading: bonusesLoading },
);

/** The weekly cashback on offer, on the bonuses' tab. */
export const WeeklyOfferIsland = dynamic(
  () => import('@/features/bonuses/offers/components/weekly-offer').then((module) => module.WeeklyOffer),
  { ssr: false },
);

/** Credited cashbacks, on the bonuses' tab. */
export const GivenCashbacksIsland = dynamic(
  () => import('@/features/cashback/components/given-cashbacks').then((module) => module.GivenCashbacks),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full rounded-card" /> },
);
