'use client';

import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

/** The player's limits. Their place is as high as they are where none is set. */
export const LimitsPanelIsland = latePart(
  () =>
    inServerData(import('@/features/protection/limits/components/limits-panel').then((module) => module.LimitsPanel)),
  () => (
    <div className="@container">
      <Skeleton className="@5xl:h-102 @xl:h-174 h-345 w-full rounded-card" />
    </div>
  ),
);

/** How often the player is reminded of the time. */
export const RealityCheckIsland = latePart(
  () =>
    inServerData(
      import('@/features/protection/components/reality-check-card').then((module) => module.RealityCheckCard),
    ),
  () => <Skeleton className="h-93 w-full rounded-card tablet:h-64 desktop:h-52" />,
);

/** What was staked, won and paid, by month. */
export const PlayStatementIsland = latePart(
  () =>
    inServerData(
      import('@/features/protection/statement/components/play-statement').then((module) => module.PlayStatement),
    ),
  () => <Skeleton className="h-119 w-full rounded-card tablet:h-54" />,
);

/** Closing the account. */
export const CloseAccountIsland = latePart(
  () => inServerData(import('@/features/protection/components/close-account').then((module) => module.CloseAccount)),
  () => <Skeleton className="h-49 w-full rounded-card tablet:h-44 desktop:h-39" />,
);

/** Time-out and self-exclusion. */
export const StopPlayingIsland = latePart(
  () => inServerData(import('@/features/protection/components/stop-playing').then((module) => module.StopPlaying)),
  () => <Skeleton className="h-174 w-full rounded-card desktop:h-90" />,
);

/** Who helps people for whom playing has become too much. */
export const HelpLinesIsland = latePart(
  () => inServerData(import('@/features/protection/components/help-lines').then((module) => module.HelpLines)),
  () => <Skeleton className="h-90 w-full rounded-card tablet:h-54" />,
);

/** Nine questions about how playing goes. */
export const SelfTestIsland = latePart(
  () => inServerData(import('@/features/protection/self-test/components/self-test').then((module) => module.SelfTest)),
  () => <Skeleton className="h-51 w-full rounded-card tablet:h-46" />,
);
