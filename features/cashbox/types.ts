import type { CashboxAction } from '@/lib/routes/routes';

/** What the cashbox can be opened for. Spec §2. */
export const CASHBOX_ACTIONS = ['deposit', 'history'] as const satisfies readonly CashboxAction[];

/** What the history lists. */
export const HISTORY_KINDS = ['deposits', 'rounds'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
