'use client';

import { usePlaysForCredits } from '@/features/account/place/queries';
import { HeaderCredits } from './header-credits';
import { HeaderMoney } from './header-money';

/** What the player plays for, in the header: their money, or credits where nobody plays for money. Members only. */
export function HeaderBalance() {
  return usePlaysForCredits() ? <HeaderCredits /> : <HeaderMoney />;
}
