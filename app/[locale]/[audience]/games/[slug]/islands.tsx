'use client';

import { latePart } from '@/lib/late-part';

/** The bonus that runs, beside a game; nothing stands for none. */
export const ActiveBonusIsland = latePart(() =>
  import('@/features/bonuses/active/components/active-bonus-panel').then((module) => module.ActiveBonusPanel),
);
