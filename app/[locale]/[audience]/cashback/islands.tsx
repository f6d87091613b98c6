'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

/** All of the player's cashback. */
export const CashbackStatementIsland = dynamic(
  () => import('@/features/cashback/components/cashback-statement').then((module) => module.CashbackStatement),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full rounded-card" /> },
);
