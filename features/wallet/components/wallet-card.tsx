'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { usePlaysForCredits } from '@/features/account/place/queries';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { creditsQuery, walletQuery } from '../queries';
import { BalanceList } from './balance-list';
import { CreditsPanel } from './credits-panel';
import { WalletCardSkeleton } from './wallet-card-skeleton';

function MoneyCard() {
  const t = useTranslations('wallet');
  const wallet = useQuery(walletQuery);
  if (wallet.isError) return <ErrorState onRetry={() => wallet.refetch()} />;
  if (!wallet.data) return <WalletCardSkeleton />;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
      <BalanceList wallet={wallet.data} />
      <ButtonLink href={cashboxRoutes.at('deposit')} tone="gold" wide>
        {t('deposit')}
      </ButtonLink>
    </Card>
  );
}

function CreditsCard() {
  const t = useTranslations('wallet');
  const credits = useQuery(creditsQuery);
  if (credits.isError) return <ErrorState onRetry={() => credits.refetch()} />;
  if (!credits.data) return <Skeleton className="h-80 w-full" />;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
      <CreditsPanel balance={credits.data.balance} />
    </Card>
  );
}

/** All balances on the profile, with the way to the cashbox; where nobody plays for money, the credits. */
export function WalletCard() {
  return usePlaysForCredits() ? <CreditsCard /> : <MoneyCard />;
}
