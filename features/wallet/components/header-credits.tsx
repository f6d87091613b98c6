'use client';

import { CREDITS } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useUnshown } from '@/lib/rounds/unshown-store';
import { creditsQuery } from '../queries';
import { creditsShown } from '../rules';
import { CreditsPanel } from './credits-panel';
import { HeaderAmount } from './header-amount';

/** The credits in the header, for who plays for them: how many, what they are, and how they are refilled. */
export function HeaderCredits() {
  const t = useTranslations('wallet.credits');
  const { data, isError, refetch } = useQuery(creditsQuery);
  const { wins } = useUnshown();
  const amount = data ? creditsShown(data, wins) : null;
  return (
    <HeaderAmount
      name={t('name')}
      shown={amount === null ? null : { amount, currency: CREDITS }}
      isError={isError}
      onRetry={refetch}
    >
      {amount !== null && <CreditsPanel balance={amount} />}
    </HeaderAmount>
  );
}
