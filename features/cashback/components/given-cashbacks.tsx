'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { useCashback } from '../queries';
import { GivenCashbacksSkeleton } from './given-cashbacks-skeleton';
import { PastWeeks } from './past-weeks';

/** The cashbacks that were credited, for the bonuses' tab. */
export function GivenCashbacks() {
  const t = useTranslations('cashback');
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCashback(page);
  if (!data) return isError ? <ErrorState onRetry={() => refetch()} /> : <GivenCashbacksSkeleton />;
  return <PastWeeks title={t('givenTitle')} weeks={data.weeks} busy={isPlaceholderData} onPage={setPage} />;
}
