/** The columns of the list of operators, in their order. */
export const OPERATOR_COLUMNS = ['name', 'role', 'signsIn', 'lastUsed', 'addedBy', 'added', 'acts'] as const;
export type OperatorColumn = (typeof OPERATOR_COLUMNS)[number];

/** What can be done about an operator from their row. */
export type OperatorActs = Record<'onInviteAgain' | 'onDisable' | 'onSetRole', (name: string) => void>;
