import type { WithdrawalBlock, WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import type { CashboxAction, CashboxHistory } from '@/lib/routes/cashbox-routes';

/** What the cashbox can be opened for. Spec §2. */
export const CASHBOX_ACTIONS = ['deposit', 'withdrawal', 'history'] as const satisfies readonly CashboxAction[];

/** What the history lists. */
export const HISTORY_LISTS = ['all', 'deposits', 'withdrawals', 'rounds'] as const satisfies readonly CashboxHistory[];
export type HistoryList = (typeof HISTORY_LISTS)[number];

/**
 * Why the form of a withdrawal is of no use now: what the platform says, less at hand than may be withdrawn, or nothing left of all the
 * money of somebody who may not play.
 */
export type WithdrawalObstacle = WithdrawalBlock | 'BALANCE_BELOW_MINIMUM' | 'NOTHING_LEFT';

/** One state of a withdrawal on its way: behind it, where it is, or to come. */
export type WithdrawalStep =
  | { status: WithdrawalStatus; state: 'done' | 'present'; at: string }
  | { status: WithdrawalStatus; state: 'ahead' };
