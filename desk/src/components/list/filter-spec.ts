/**
 * One filter of a list: its name in the address, its label, and how it is asked. `any` is what a choice says while nothing is chosen,
 * where that is not what the list's other choices say.
 */
export type FilterSpec = { name: string; label: string } & (
  | { kind: 'search'; placeholder?: string }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'date' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[]; any?: string }
);
