'use client';

import { inServerData } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { latePart } from '@/lib/late-part';

/** All of the player's cashback. */
export const CashbackStatementIsland = latePart(
  () =>
    inServerData(
      import('@/features/cashback/components/cashback-statement').then((module) => module.CashbackStatement),
    ),
  () => <Skeleton className="h-96 w-full rounded-card" />,
);
