import { exportHistory, type HistoryGroup } from '@kozyr/contracts/history';
import type { Locale } from '@kozyr/contracts/locales';
import { createDeposit, type PaymentMethodKind } from '@kozyr/contracts/payments';
import { createWithdrawal } from '@kozyr/contracts/withdrawals';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { download } from '@/lib/api/download';
import { keys } from '@/lib/query/keys';
import { staleTogether } from '@/lib/query/stale';

export type DepositIntent = { method: PaymentMethodKind; amount: string; idempotency_key: string; return_path: string };

/** Starts a deposit. The same intent, sent again after a lost answer, is the same deposit. */
export const createDepositMutation = mutationOptions({
  mutationKey: ['create-deposit'],
  mutationFn: (intent: DepositIntent) => call(createDeposit, { body: intent }),
  meta: { invalidates: staleTogether.deposits },
});

export type WithdrawalIntent = {
  amount: string;
  recipient_name: string;
  idempotency_key: string;
  return_path: string;
  /** The player has agreed to lose the bonus that burns by it. */
  confirm_burning: boolean;
};

/** Asks for a withdrawal: the amount is set aside. The same intent, sent again after a lost answer, is the same one. */
export const createWithdrawalMutation = mutationOptions({
  mutationKey: ['create-withdrawal'],
  mutationFn: (intent: WithdrawalIntent) => call(createWithdrawal, { body: intent }),
  meta: { invalidates: [...staleTogether.withdrawals, keys.wallet(), keys.history(), ...staleTogether.bonuses] },
});

export type HistorySpan = { from: string; to: string; group: HistoryGroup | undefined; locale: Locale };

/** The history of some days as a CSV file. */
export const exportHistoryMutation = mutationOptions({
  mutationKey: ['export-history'],
  mutationFn: (query: HistorySpan) => download(exportHistory, { query }),
});
