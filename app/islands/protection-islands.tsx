'use client';

import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

/** The player's limits. Their height is that of a row for each period. */
export const LimitsPanelIsland = latePart(
  () =>
    inServerData(import('@/features/protection/limits/components/limits-panel').then((module) => module.LimitsPanel)),
  () => <Skeleton className="h-300 w-full rounded-card desktop:h-100" />,
);

/** What was staked, won and paid, by month. */
export const PlayStatementIsland = latePart(
  () =>
    inServerData(
      import('@/features/protection/statement/components/play-statement').then((module) => module.PlayStatement),
    ),
  () => <Skeleton className="h-52 w-full rounded-card" />,
);

/** Time-out and self-exclusion. */
export const StopPlayingIsland = latePart(
  () => inServerData(import('@/features/protection/components/stop-playing').then((module) => module.StopPlaying)),
  () => <Skeleton className="h-120 w-full rounded-card desktop:h-80" />,
);
