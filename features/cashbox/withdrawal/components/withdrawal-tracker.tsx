'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { keys } from '@/lib/query/keys';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { MethodMark } from '../../components/method-mark';
import { SupportButton } from '../../components/support-button';
import { METHOD_NAMES } from '../../constants';
import { withdrawalQuery } from '../queries';
import { isOver } from '../rules';
import { WithdrawalExpected } from './withdrawal-expected';
import { WithdrawalSteps } from './withdrawal-steps';

/** Where a withdrawal is: its way, what is expected when, and what the player can do. Says what is known, guesses nothing. */
export function WithdrawalTracker({ id }: { id: string }) {
  const t = useTranslations('cashbox');
  const result = useQuery(withdrawalQuery(id));
  const client = useQueryClient();
  const status = result.data?.status;
  useEffect(() => {
    // Whoever learns of it by asking must not see old balances and limits beside it.
    if (status && isOver(status)) {
      client.invalidateQueries({ queryKey: keys.wallet() });
      client.invalidateQueries({ queryKey: keys.withdrawalTerms() });
    }
  }, [status, client]);
  if (result.isError && !result.data) {
    const unknown = ['NOT_FOUND', 'VALIDATION_ERROR'].includes(apiErrorCodeOf(result.error));
    return unknown ? (
      <ErrorState title={t('withdrawal.unknownTitle')}>{t('withdrawal.unknownText')}</ErrorState>
    ) : (
      <ErrorState onRetry={() => result.refetch()} />
    );
  }
  if (!result.data) return <Skeleton className="h-112 w-full rounded-card" />;
  const { amount, currency, recipient_name: recipient, card, reason } = result.data;
  return (
    <section data-withdrawal={result.data.status} className="flex flex-col gap-5 rounded-card bg-surface-1 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 aria-live="polite" className="font-display font-semibold text-xl">
          {t(`withdrawal.status.${result.data.status}`)}
        </h2>
        <Money amount={amount} currency={currency} className="font-display font-semibold text-2xl" />
      </div>
      {result.data.status === 'DENIED' ? (
        <div className="flex flex-col gap-1">
          {reason && <p>{t(`withdrawal.reason.${reason}`)}</p>}
          <p className="text-muted">{t('withdrawal.moneyBack')}</p>
        </div>
      ) : (
        <p className="text-muted">{t(`withdrawal.statusText.${result.data.status}`)}</p>
      )}
      <WithdrawalExpected withdrawal={result.data} />
      <WithdrawalSteps withdrawal={result.data} />
      <dl className="grid gap-3 border-hairline border-t pt-4 text-sm mobile:grid-cols-2">
        <div>
          <dt className="text-muted">{t('withdrawal.recipient')}</dt>
          <dd className="font-medium">{recipient}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('withdrawal.card')}</dt>
          <dd className="flex items-center gap-2 font-medium tabular">
            {card ? (
              <>
                <MethodMark kind={card.brand} />
                {METHOD_NAMES[card.brand]} {card.mask}
              </>
            ) : (
              t('withdrawal.noCard')
            )}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {result.data.status === 'DENIED' && (
          <>
            <ButtonLink href={cashboxRoutes.at('withdrawal')} tone="gold">
              {t('withdrawal.again')}
            </ButtonLink>
            <SupportButton />
          </>
        )}
        <ButtonLink href={cashboxRoutes.history('withdrawals')}>{t('withdrawal.list')}</ButtonLink>
      </div>
    </section>
  );
}
