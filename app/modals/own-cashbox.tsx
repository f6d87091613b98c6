'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ModalLink } from '@/components/controls/modal-link';
import { Icon } from '@/components/display/icon';
import { userQuery } from '@/features/account/queries';
import { FIRST_DEPOSIT_PERCENT, PERCENT_ON_DEPOSIT } from '@/features/bonuses/constants';
import { hasDepositedQuery, isOfferedQuery } from '@/features/bonuses/offers/queries';
import { Cashbox } from '@/features/cashbox/components/cashbox';
import { DepositLimitNote } from '@/features/protection/limits/components/deposit-limit-note';
import { routes } from '@/lib/routes/routes';

/** Under the deposit's form: the bonuses that a deposit brings, each with its modal. What is not on offer is not named. */
function DepositOffers() {
  const t = useTranslations('cashbox.offers');
  const { data: user } = useQuery(userQuery);
  const currency = user?.currency ?? 'uah';
  const enabled = user !== undefined;
  const { data: hasDeposited } = useQuery(hasDepositedQuery);
  const { data: isFirstOffered } = useQuery({ ...isOfferedQuery('WelcomeDeposit', currency), enabled });
  const { data: isPercentOffered } = useQuery({ ...isOfferedQuery('PercentDeposit', currency), enabled });
  const offers = [
    ...(isFirstOffered && hasDeposited === false
      ? [{ modal: 'first-deposit-bonus' as const, text: t('first', { percent: FIRST_DEPOSIT_PERCENT }) }]
      : []),
    ...(isPercentOffered
      ? [{ modal: 'percentage-on-deposit' as const, text: t('percentage', PERCENT_ON_DEPOSIT) }]
      : []),
  ];
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex max-w-xl flex-col gap-2 in-[[role=dialog]]:max-w-none">
      {offers.map(({ modal, text }) => (
        <li key={modal}>
          <ModalLink
            modal={modal}
            over={routes.cashboxPage()}
            className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 px-4 py-2 transition-colors hover:bg-surface-3"
          >
            <Icon name="bonuses" size={20} className="text-gold" />
            <span className="min-w-0 flex-1 text-sm">{text}</span>
            <Icon name="chevron-right" size={16} className="text-muted" />
          </ModalLink>
        </li>
      ))}
    </ul>
  );
}

/** A player's cashbox, on its page or over another: with what their limits leave of a deposit, and what it brings. */
export function OwnCashbox() {
  return (
    <Cashbox
      underDeposit={
        <>
          <DepositLimitNote />
          <DepositOffers />
        </>
      }
    />
  );
}
