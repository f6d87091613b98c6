'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { withdrawalTermsQuery } from '../queries';
import { obstacleTo } from '../rules';
import { RunningWithdrawals } from './running-withdrawals';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalObstacle } from './withdrawal-obstacle';
import { WithdrawalTerms } from './withdrawal-terms';

/** Taking money out: what is under way, the terms, and only then the form, or what stands in its way. Spec §4, §6, §9. */
export function Withdrawal() {
  const t = useTranslations('cashbox.withdrawal');
  const terms = useQuery(withdrawalTermsQuery);
  if (terms.isError && !terms.data) return <ErrorState onRetry={() => terms.refetch()} />;
  if (!terms.data) {
    return (
      <div aria-busy className="flex flex-col gap-5">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  const obstacle = obstacleTo(terms.data);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-5">
      <RunningWithdrawals />
      <WithdrawalTerms terms={terms.data} />
      {obstacle ? (
        <WithdrawalObstacle obstacle={obstacle} terms={terms.data} onRetry={() => terms.refetch()} />
      ) : (
        <WithdrawalForm terms={terms.data} onRefused={() => terms.refetch()} />
      )}
    </section>
  );
}
