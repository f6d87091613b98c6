import type { CashboxAction, CashboxHistory } from '@/lib/routes/routes';

/** What the cashbox can be opened for. Spec §2. */
export const CASHBOX_ACTIONS = ['deposit', 'history'] as const satisfies readonly CashboxAction[];

/** What the history lists. */
export const HISTORY_KINDS = ['deposits', 'rounds'] as const satisfies readonly CashboxHistory[];
export type HistoryKind = (typeof HISTORY_KINDS)[number];
