'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useCashback } from '../queries';
import { PastWeeks } from './past-weeks';

/** The cashbacks that were credited, for the bonuses' tab. */
export function GivenCashbacks() {
  const t = useTranslations('cashback');
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCashback(page);
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-78 w-full rounded-card tablet:h-71" />
    );
  return <PastWeeks title={t('givenTitle')} weeks={data.weeks} busy={isPlaceholderData} onPage={setPage} />;
}
