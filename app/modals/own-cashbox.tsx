'use client';

import { Cashbox } from '@/features/cashbox/components/cashbox';
import { DepositOffers } from './deposit-offers';

/** A player's cashbox, on its page or over another: with what a deposit brings. */
export function OwnCashbox() {
  return <Cashbox offers={<DepositOffers />} />;
}
