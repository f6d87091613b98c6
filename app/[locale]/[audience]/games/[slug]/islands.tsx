'use client';

import dynamic from 'next/dynamic';

/** The bonus that runs, beside a game; nothing stands for none. */
export const ActiveBonusIsland = dynamic(
  () => import('@/features/bonuses/active/components/active-bonus-panel').then((module) => module.ActiveBonusPanel),
  { ssr: false },
);
