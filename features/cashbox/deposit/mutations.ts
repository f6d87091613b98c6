import { createDeposit, type PaymentMethodKind } from '@kozyr/contracts/payments';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { staleTogether } from '@/lib/query/stale';

export type DepositIntent = {
  method: PaymentMethodKind;
  amount: string;
  idempotency_key: string;
  return_path: string;
  keep_card: boolean;
  /** Id of the saved card that pays. */
  saved_card?: string;
  /** Id of the bonus that was chosen for it; null: none was. Left out where there was nothing to choose. */
  bonus?: string | null;
};

/** Starts a deposit. The same intent, sent again after a lost answer, is the same deposit. */
export const createDepositMutation = mutationOptions({
  mutationKey: ['create-deposit'],
  mutationFn: (intent: DepositIntent) => call(createDeposit, { body: intent }),
  meta: { invalidates: staleTogether.deposits },
});
