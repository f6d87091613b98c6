/** What the cashbox can be opened for. Spec §2. */
export const CASHBOX_ACTIONS = ['deposit', 'history'] as const;
export type CashboxAction = (typeof CASHBOX_ACTIONS)[number];

/** What the history lists. */
export const HISTORY_KINDS = ['deposits', 'rounds'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
