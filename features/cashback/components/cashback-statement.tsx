'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useCashback } from '../queries';
import { ClaimCard } from './claim-card';
import { PastWeeks } from './past-weeks';
import { PercentTable } from './percent-table';
import { WeekSum } from './week-sum';

/** All of the player's cashback: what can be claimed, this week so far, percent by stars, and the weeks before. Spec §1, §2. */
export function CashbackStatement() {
  const t = useTranslations('cashback');
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useCashback(page);
  if (!data)
    return isError ? <ErrorState onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full rounded-card" />;
  const { balance, currency, stars, percents, mosts, current, awaited, open_rounds: open, weeks } = data;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-5 desktop:grid-cols-2">
        <ClaimCard balance={balance} currency={currency} />
        <WeekSum week={current} />
        {awaited && <WeekSum week={awaited} over open={open} />}
      </div>
      <PercentTable percents={percents} mosts={mosts} currency={currency} stars={stars} />
      <PastWeeks title={t('pastTitle')} weeks={weeks} busy={isPlaceholderData} onPage={setPage} />
    </div>
  );
}
