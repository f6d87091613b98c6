'use client';

import type { Deposit } from '@kozyr/contracts/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Spinner } from '@/components/feedback/spinner';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { formatBonusAmount } from '@/lib/format/bonus-amount';
import { browserTimeZone, formatTime } from '@/lib/format/dates';
import { gamePaidFor } from '@/lib/navigation/reopen-game';
import { keys } from '@/lib/query/keys';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { HostedPageLink } from '../../components/hosted-page-link';
import { SupportButton } from '../../components/support-button';
import { METHOD_NAMES } from '../../constants';
import { depositQuery } from '../queries';
import { depositState } from '../rules';
import { tellFirstDeposit } from '../store';
import { BackToGame } from './back-to-game';

const MARKS = {
  AWAITING_DEPOSIT: <Spinner size={40} />,
  UNKNOWN: <Icon name="warning" size={48} className="text-pending" />,
  SUCCESS: <Icon name="success" size={48} className="text-active" />,
  DENIED: <Icon name="error" size={48} className="text-danger" />,
  EXPIRED: <Icon name="error" size={48} className="text-danger" />,
};

/** What is known of the outcome, in words: never a guess. Spec §8. */
function StatusText({ deposit, state }: { deposit: Deposit; state: ReturnType<typeof depositState> }) {
  const t = useTranslations('cashbox');
  const { status, decline_reason: reason, pay_until: until } = deposit;
  if (status === 'DENIED' && reason) {
    return (
      <>
        {reason !== 'cancelled_by_payer' && <p className="max-w-md">{t('declinedLead')}</p>}
        <p className="max-w-md text-muted">{t(`declined.${reason}`)}</p>
      </>
    );
  }
  return (
    <>
      <p className="max-w-md text-muted">{t(`statusText.${state}`)}</p>
      {state === 'AWAITING_DEPOSIT' && until && (
        <p className="text-muted text-sm">{t('payUntil', { time: formatTime(until, browserTimeZone()) })}</p>
      )}
    </>
  );
}

/** What became of the bonus that was chosen for it, or came with it. */
function BonusText({ deposit: { status, bonus, currency } }: { deposit: Deposit }) {
  const t = useTranslations('cashbox.bonus');
  if (!bonus) return null;
  const { name, given } = bonus;
  if (status !== 'SUCCESS') return <p className="max-w-md text-muted text-sm">{t('awaited', { name })}</p>;
  if (given !== null)
    return <p className="max-w-md font-medium">{t('came', { name, given: formatBonusAmount(given, currency) })}</p>;
  return (
    <p className="flex max-w-md items-start gap-2 text-left text-sm">
      <Icon name="info" size={20} className="shrink-0 text-pending" />
      {t('gone', { name })}
    </p>
  );
}

/** What became of a deposit the player comes back from. Says what is known and never guesses the outcome. Spec §4, §8. */
export function DepositStatus({ id }: { id: string }) {
  const t = useTranslations('cashbox');
  const deposit = useQuery(depositQuery(id));
  const client = useQueryClient();
  const arrived = deposit.data?.status === 'SUCCESS';
  useEffect(() => {
    // The event stream usually has said so already; whoever learns it by asking must not see an old balance beside it.
    if (arrived) client.invalidateQueries({ queryKey: keys.wallet() });
  }, [arrived, client]);
  useEffect(() => {
    // Who comes back from the payment may have missed the event.
    if (deposit.data) tellFirstDeposit(deposit.data, new Date());
  }, [deposit.data]);
  if (deposit.isError && !deposit.data) {
    const unknown = ['NOT_FOUND', 'VALIDATION_ERROR'].includes(apiErrorCodeOf(deposit.error));
    return unknown ? (
      <ErrorState title={t('status.unknownTitle')}>{t('status.unknownText')}</ErrorState>
    ) : (
      <ErrorState onRetry={() => deposit.refetch()} />
    );
  }
  if (!deposit.data) return <Skeleton className="h-72 w-full" />;
  const { status, method, amount, currency, decline_reason: reason, payment_url: paymentUrl } = deposit.data;
  const state = depositState(deposit.data, new Date());
  const game = gamePaidFor();
  const failed = status === 'DENIED' || status === 'EXPIRED';
  return (
    <section
      aria-live="polite"
      data-status={status}
      className="flex flex-col items-center gap-3 rounded-card bg-surface-1 px-5 py-10 text-center in-[[role=dialog]]:bg-surface-2"
    >
      {MARKS[state]}
      <h2 className="font-display font-semibold text-xl">{t(`status.${state}`)}</h2>
      <Money amount={amount} currency={currency} className="font-display font-semibold text-2xl" />
      <p className="text-muted text-sm">{METHOD_NAMES[method]}</p>
      <StatusText deposit={deposit.data} state={state} />
      {(status === 'SUCCESS' || state === 'AWAITING_DEPOSIT') && <BonusText deposit={deposit.data} />}
      <div className="flex flex-wrap justify-center gap-3 pt-3">
        {status === 'SUCCESS' && game === null && (
          <ButtonLink href={routes.games()} tone="gold">
            {t('play')}
          </ButtonLink>
        )}
        {failed && (
          <ButtonLink href={cashboxRoutes.at('deposit', amount)} tone="gold">
            {t('tryAgain')}
          </ButtonLink>
        )}
        {state === 'AWAITING_DEPOSIT' && paymentUrl && (
          <HostedPageLink href={paymentUrl} gone={t('error.gateway')}>
            {t('backToPayment')}
          </HostedPageLink>
        )}
        {game !== null && <BackToGame slug={game} tone={status === 'SUCCESS' ? 'gold' : 'quiet'} />}
        {(state === 'UNKNOWN' || reason === 'suspected_fraud' || reason === 'card_declined') && <SupportButton />}
        <ButtonLink href={cashboxRoutes.history('deposits')} tone="quiet">
          {t('action.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
