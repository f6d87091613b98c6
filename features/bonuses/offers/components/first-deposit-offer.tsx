'use client';

import { useQuery } from '@tanstack/react-query';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { userQuery } from '@/features/account/queries';
import { activationAsked } from '../../store';
import { hasDepositedQuery, todaysOfferQuery } from '../queries';
import { FirstDepositBonusModal } from './first-deposit-bonus-modal';

/**
 * The first deposit bonus at work: taking it begins its activation, whose own steps lead to the deposit. Without an offer the
 * button leads to the deposit alone.
 */
export function FirstDepositOffer(props: { texts: ModalTexts; depositHref: string; onClose: () => void }) {
  const { data: user } = useQuery(userQuery);
  const { data: bonus } = useQuery({
    ...todaysOfferQuery('WelcomeDeposit', user?.currency ?? 'uah'),
    enabled: user !== undefined,
  });
  const { data: hasDeposited } = useQuery(hasDepositedQuery);
  const onTake = () => {
    props.onClose();
    if (bonus) activationAsked({ bonus });
  };
  return (
    <FirstDepositBonusModal
      {...props}
      isUsed={hasDeposited === true}
      {...(bonus && !bonus.refusal ? { onTake } : {})}
    />
  );
}
