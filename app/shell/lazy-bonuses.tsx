'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

const loading = () => <Skeleton className="h-64 w-full" />;

/** The player's own bonuses, after the page. */
export const LazyOwnBonuses = dynamic(
  () => import('@/features/bonuses/components/own-bonuses').then((module) => module.OwnBonuses),
  { ssr: false, loading },
);

/** Which of the tabs of bonuses stands first. */
export const LazyFirstBonusesTab = dynamic(
  () => import('@/features/bonuses/components/first-bonuses-tab').then((module) => module.FirstBonusesTab),
  { ssr: false },
);

/** The bonus that runs, beside a game; nothing stands for none. */
export const LazyActiveBonus = dynamic(
  () => import('@/features/bonuses/components/active-bonus-panel').then((module) => module.ActiveBonusPanel),
  { ssr: false },
);

/** Bonuses on offer, after the page. */
export const LazyAvailableBonuses = dynamic(
  () => import('@/features/bonuses/components/available-bonuses').then((module) => module.AvailableBonuses),
  { ssr: false, loading },
);
