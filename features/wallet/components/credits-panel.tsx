'use client';

import { FEW_CREDITS, FULL_CREDITS } from '@kozyr/contracts/credits';
import { CREDITS } from '@kozyr/contracts/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { AsyncButton } from '@/components/controls/async-button';
import { Money } from '@/components/display/money';
import { notify } from '@/components/overlay/notify';
import { refillMutation } from '@/features/account/place/mutations';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { formatMoney } from '@/lib/format/money';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { creditsQuery, receiveCredits, walletQuery } from '../queries';
import { deriveBalances, mayRefill } from '../rules';

const full = formatMoney(FULL_CREDITS, { currency: CREDITS, whole: true });
const few = formatMoney(FEW_CREDITS, { currency: CREDITS, whole: true });

/** What is the player's own money, while they have some: it is not played here. */
function OwnMoney() {
  const t = useTranslations('wallet.credits');
  const wallet = useQuery(walletQuery).data;
  if (!wallet) return null;
  const { totalBalance, heldBalance } = deriveBalances(wallet);
  if (totalBalance === '0.00' && heldBalance === '0.00') return null;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-hairline border-t pt-3">
      <p className="font-medium">{t('money')}</p>
      <p className="font-semibold">
        <Money amount={totalBalance} currency={wallet.currency} />
      </p>
      <p className="col-span-2 text-muted text-sm leading-5">{t('moneyAbout')}</p>
      <AppLink
        href={cashboxRoutes.at('withdrawal')}
        className="col-span-2 inline-flex min-h-11 items-center font-medium text-gold text-sm underline-offset-4 hover:underline"
      >
        {t('withdraw')}
      </AppLink>
    </div>
  );
}

/** A player's credits: what they are, and the way to fill them up once few are left. `balance`: as it may be shown now. */
export function CreditsPanel({ balance }: { balance: string }) {
  const t = useTranslations('wallet.credits');
  const client = useQueryClient();
  const credits = useQuery(creditsQuery).data;
  const refill = useMutation(refillMutation);
  const fill = async () => {
    try {
      receiveCredits(client, await refill.mutateAsync());
      notify({ kind: 'success', message: t('refilled', { amount: full }) });
    } catch (error) {
      // Filled up meanwhile, in another tab: what is there now is asked for.
      await client.invalidateQueries({ queryKey: creditsQuery.queryKey });
      if (apiErrorCodeOf(error) !== 'CREDITS_LEFT') notify({ kind: 'error', message: t('failed') });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t('name')}</span>
        <Money amount={balance} currency={CREDITS} className="font-semibold text-gold" />
      </p>
      <p className="text-muted text-sm leading-5">{t('about')}</p>
      {credits && mayRefill(credits) ? (
        <AsyncButton tone="gold" wide onClick={fill}>
          {t('refill', { amount: full })}
        </AsyncButton>
      ) : (
        <p className="text-muted text-xs leading-4">{t('when', { amount: few })}</p>
      )}
      <OwnMoney />
    </div>
  );
}
