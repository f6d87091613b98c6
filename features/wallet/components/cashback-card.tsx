'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { walletQuery } from '../queries';
import { deriveBalances } from '../rules';

/** The player's cashback balance (spec §3, cashBackBalance). `moreHref` leads to how it is counted; absent on that page. */
export function CashbackCard({ moreHref }: { moreHref?: string }) {
  const t = useTranslations('wallet');
  const wallet = useQuery(walletQuery);
  if (wallet.isError) return <ErrorState onRetry={() => wallet.refetch()} />;
  if (!wallet.data) return <Skeleton className="h-52 w-full rounded-card" />;
  return (
    <Card className="flex min-h-52 flex-col items-center justify-center gap-4 text-center">
      <h2 className="font-display font-semibold text-lg">{t('cashbackCard.title')}</h2>
      <p data-testid="cashback-balance" className="font-bold font-display text-3xl text-gold">
        <Money amount={deriveBalances(wallet.data).cashBackBalance} currency={wallet.data.currency} />
      </p>
      <p className="max-w-md text-muted text-sm">{t('cashbackCard.text')}</p>
      {moreHref && <ButtonLink href={moreHref}>{t('cashbackCard.more')}</ButtonLink>}
    </Card>
  );
}
