import type { RegisterEntry } from '@kozyr/contracts/operator/exclusion-register';

/** Whether an operator can take an entry off: what a person began themselves stays until it is over, whatever anybody asks. */
export function isRemovable({ added_by, until }: Pick<RegisterEntry, 'added_by' | 'until'>, now: Date): boolean {
  return added_by !== null || (until !== null && new Date(until) <= now);
}
