'use client';

import { island } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';

/** All of the player's cashback. */
export const CashbackStatementIsland = island(
  () => import('@/features/cashback/components/cashback-statement').then((module) => module.CashbackStatement),
  () => <Skeleton className="h-96 w-full rounded-card" />,
);
