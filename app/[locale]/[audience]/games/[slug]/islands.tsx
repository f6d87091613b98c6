'use client';

import { island } from '@/app/islands/island';

/** The bonus that runs, beside a game; nothing stands for none. */
export const ActiveBonusIsland = island(() =>
  import('@/features/bonuses/active/components/active-bonus-panel').then((module) => module.ActiveBonusPanel),
);
