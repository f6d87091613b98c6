'use client';

import { inServerData } from '@/app/islands/island';
import { DepositFormSkeleton } from '@/features/cashbox/deposit/components/deposit-form-skeleton';
import { latePart } from '@/lib/late-part';

/** The cashbox with the bonuses that a deposit brings: which of its forms it shows stands in the address, which no server knows. */
export const CashboxIsland = latePart(
  () => inServerData(import('@/app/modals/own-cashbox').then((module) => module.OwnCashbox)),
  () => <DepositFormSkeleton />,
);
