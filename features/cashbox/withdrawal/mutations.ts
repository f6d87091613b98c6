import { createWithdrawal } from '@kozyr/contracts/withdrawals';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { staleTogether } from '@/lib/query/stale';

export type WithdrawalIntent = {
  amount: string;
  recipient_name: string;
  idempotency_key: string;
  return_path: string;
  /** The player has agreed to lose the bonus that burns by it. */
  confirm_burning: boolean;
  /** Of the second factor. */
  code?: string;
};

/** Asks for a withdrawal: the amount is set aside. The same intent, sent again after a lost answer, is the same one. */
export const createWithdrawalMutation = mutationOptions({
  mutationKey: ['create-withdrawal'],
  mutationFn: (intent: WithdrawalIntent) => call(createWithdrawal, { body: intent }),
  meta: { invalidates: [...staleTogether.withdrawals, keys.wallet(), keys.history(), ...staleTogether.bonuses] },
});
