'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/feedback/skeleton';

const loading = () => <Skeleton className="h-96 w-full rounded-card" />;

/** All of the player's cashback, after the page. */
export const LazyCashbackStatement = dynamic(
  () => import('@/features/cashback/components/cashback-statement').then((module) => module.CashbackStatement),
  { ssr: false, loading },
);

/** Cashback in short, on the profile's tab. */
export const LazyCashbackBrief = dynamic(
  () => import('@/features/cashback/components/cashback-brief').then((module) => module.CashbackBrief),
  { ssr: false, loading },
);

/** Credited cashbacks and the weekly one on offer, on the bonuses' tab. */
export const LazyGivenCashbacks = dynamic(
  () => import('@/features/cashback/components/given-cashbacks').then((module) => module.GivenCashbacks),
  { ssr: false, loading },
);
export const LazyWeeklyOffer = dynamic(
  () => import('@/features/bonuses/components/weekly-offer').then((module) => module.WeeklyOffer),
  { ssr: false },
);
