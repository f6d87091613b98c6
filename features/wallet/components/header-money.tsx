'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useUnshown } from '@/lib/rounds/unshown-store';
import { walletQuery } from '../queries';
import { deriveBalances, withoutUnshown } from '../rules';
import { BalanceList } from './balance-list';
import { HeaderAmount } from './header-amount';

/** The balance in the header: the total, and every wallet with what it is for on demand. Spec §3. */
export function HeaderMoney() {
  const t = useTranslations('wallet');
  const { data, isError, refetch } = useQuery(walletQuery);
  const { wins } = useUnshown();
  // A game in this browser tells the player itself what it brought; the cashbox and the profile have the true amounts all along.
  const shown = data && withoutUnshown(data, wins);
  return (
    <HeaderAmount
      name={t('total')}
      shown={shown ? { amount: deriveBalances(shown).totalBalance, currency: shown.currency } : null}
      isError={isError}
      onRetry={refetch}
    >
      {shown && <BalanceList wallet={shown} />}
    </HeaderAmount>
  );
}
