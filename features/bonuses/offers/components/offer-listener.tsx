'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '@/features/account/queries';
import { dueOffer, offerAnswered } from '@/lib/offers/welcome-offer';
import { activeBonusQuery } from '../../active/queries';
import { firstDepositBonusOffered, welcomePromocodeOffered } from '../../store';
import { hasDepositedQuery, todaysOfferQuery } from '../queries';

/**
 * Mounted once for players: opens by itself, once, what a new player is due (lib/offers). The welcome promo code wherever they
 * are, since they came for it; the bonus of the first deposit on the main page alone, where it interrupts nothing, and only
 * while there is one to be had. Draws nothing.
 */
export function OfferListener({ isMain }: { isMain: boolean }) {
  // Registering loads the page anew: nothing becomes due while a page lives.
  const [due] = useState(dueOffer);
  const enabled = due === 'first-deposit-bonus' && isMain;
  const { data: user } = useQuery({ ...userQuery, enabled });
  const { data: offer } = useQuery({
    ...todaysOfferQuery('WelcomeDeposit', user?.currency ?? 'uah'),
    enabled: enabled && user !== undefined,
  });
  const { data: active } = useQuery({ ...activeBonusQuery, enabled });
  const { data: hasDeposited } = useQuery({ ...hasDepositedQuery, enabled });

  useEffect(() => {
    if (due === 'welcome-promocode') welcomePromocodeOffered({ askedFor: false });
  }, [due]);

  const isTooLate = Boolean(active) || hasDeposited === true;
  const isDue = Boolean(offer) && active === null && hasDeposited === false;
  useEffect(() => {
    if (!enabled || dueOffer() === null) return;
    if (isTooLate) offerAnswered();
    else if (isDue) firstDepositBonusOffered({ askedFor: false });
  }, [enabled, isTooLate, isDue]);
  return null;
}
