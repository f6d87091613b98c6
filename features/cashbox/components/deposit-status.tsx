'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Spinner } from '@/components/feedback/spinner';
import { failureCode } from '@/lib/api/failure';
import { routes } from '@/lib/routes/routes';
import { depositQuery } from '../queries';

/** What became of a deposit the player comes back from. Says what is known and never guesses the outcome. Spec §4, §8. */
export function DepositStatus({ id }: { id: string }) {
  const t = useTranslations('cashbox');
  const deposit = useQuery(depositQuery(id));
  const client = useQueryClient();
  const arrived = deposit.data?.status === 'SUCCESS';
  useEffect(() => {
    // The event stream usually has said so already; whoever learns it by asking must not see an old balance beside it.
    if (arrived) client.invalidateQueries({ queryKey: ['wallet'] });
  }, [arrived, client]);
  if (deposit.isError) {
    const unknown = ['NOT_FOUND', 'VALIDATION_ERROR'].includes(failureCode(deposit.error));
    return unknown ? (
      <ErrorState title={t('status.unknownTitle')}>{t('status.unknownText')}</ErrorState>
    ) : (
      <ErrorState onRetry={() => deposit.refetch()} />
    );
  }
  if (!deposit.data) return <Skeleton className="h-72 w-full" />;
  const { status, amount, currency, decline_reason: reason } = deposit.data;
  return (
    <section
      aria-live="polite"
      data-status={status}
      className="flex flex-col items-center gap-3 rounded-card bg-surface-1 px-5 py-10 text-center"
    >
      {status === 'AWAITING_DEPOSIT' && <Spinner size={40} />}
      {status === 'SUCCESS' && <Icon name="success" size={48} className="text-active" />}
      {(status === 'DENIED' || status === 'EXPIRED') && <Icon name="error" size={48} className="text-danger" />}
      <h2 className="font-display font-semibold text-xl">{t(`status.${status}`)}</h2>
      <Money amount={amount} currency={currency} className="font-display font-semibold text-2xl" />
      <p className="max-w-md text-muted">
        {status === 'DENIED' && reason ? t(`declined.${reason}`) : t(`statusText.${status}`)}
      </p>
      <div className="flex flex-wrap justify-center gap-3 pt-3">
        {status === 'SUCCESS' && (
          <ButtonLink href={routes.games()} tone="gold">
            {t('play')}
          </ButtonLink>
        )}
        {(status === 'DENIED' || status === 'EXPIRED') && (
          <ButtonLink href={routes.cashbox('deposit')} tone="gold">
            {t('tryAgain')}
          </ButtonLink>
        )}
        <ButtonLink href={routes.cashbox('history')} tone="quiet">
          {t('action.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
