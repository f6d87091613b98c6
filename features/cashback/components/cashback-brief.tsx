'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useCashback } from '../queries';
import { ClaimCard } from './claim-card';
import { WeekSum } from './week-sum';

/** Cashback in short, for the profile: the balance and this week so far. `moreHref` leads to the whole statement. */
export function CashbackBrief({ moreHref }: { moreHref: string }) {
  const t = useTranslations('cashback');
  const { data, isError, refetch } = useCashback();
  if (!data)
    return isError ? <ErrorState onRetry={() => refetch()} /> : <Skeleton className="h-80 w-full rounded-card" />;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 desktop:grid-cols-2">
        <ClaimCard balance={data.balance} currency={data.currency} />
        <WeekSum week={data.current} />
      </div>
      <div className="flex justify-center">
        <ButtonLink href={moreHref} tone="quiet">
          {t('more')}
        </ButtonLink>
      </div>
    </div>
  );
}
