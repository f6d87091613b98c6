'use client';

import { inServerData } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { WeeklyOfferSkeleton } from '@/features/bonuses/offers/components/weekly-offer-skeleton';
import { GivenCashbacksSkeleton } from '@/features/cashback/components/given-cashbacks-skeleton';
import { latePart } from '@/lib/late-part';

const bonusesLoading = () => <Skeleton className="h-64 w-full" />;

/** The player's own bonuses. */
export const OwnBonusesIsland = latePart(
  () => inServerData(import('@/features/bonuses/active/components/own-bonuses').then((module) => module.OwnBonuses)),
  bonusesLoading,
);

/** Which of the tabs of bonuses stands first. */
export const FirstBonusesTabIsland = latePart(() =>
  inServerData(import('@/features/bonuses/components/first-bonuses-tab').then((module) => module.FirstBonusesTab)),
);

/** Bonuses on offer. */
export const AvailableBonusesIsland = latePart(
  () =>
    inServerData(
      import('@/features/bonuses/offers/components/available-bonuses').then((module) => module.AvailableBonuses),
    ),
  bonusesLoading,
);

/** The weekly cashback on offer, on the bonuses' tab. */
export const WeeklyOfferIsland = latePart(
  () => inServerData(import('@/features/bonuses/offers/components/weekly-offer').then((module) => module.WeeklyOffer)),
  () => <WeeklyOfferSkeleton />,
);

/** The player's tasks of today. */
export const TodaysTasksIsland = latePart(
  () => inServerData(import('@/features/tasks/components/todays-tasks').then((module) => module.TodaysTasks)),
  () => <Skeleton className="h-96 w-full rounded-card" />,
);

/** The rules of tasks, for whoever is not logged in. */
export const TaskRulesIsland = latePart(() =>
  inServerData(import('@/features/tasks/components/task-rules').then((module) => module.TaskRules)),
);

/** Credited cashbacks, on the bonuses' tab. */
export const GivenCashbacksIsland = latePart(
  () => inServerData(import('@/features/cashback/components/given-cashbacks').then((module) => module.GivenCashbacks)),
  () => <GivenCashbacksSkeleton />,
);
