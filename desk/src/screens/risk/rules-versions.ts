import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { NO_WITHDRAWAL_RULES, type WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';

/** The kind of versioned rules that these are. */
export const RULES_KIND = 'withdrawal-rules';

/** What a version says about withdrawals. */
export const rulesOfVersion = ({ rules }: Pick<PromotionVersion, 'rules'>): WithdrawalRules =>
  rules.kind === RULES_KIND ? rules.value : NO_WITHDRAWAL_RULES;

export type VersionAct = 'propose' | 'confirm' | 'withdraw' | 'delete';

/** What may be done about a version as it is. */
export function actsOf({ state, in_force: holds }: Pick<PromotionVersion, 'state' | 'in_force'>): VersionAct[] {
  if (state === 'DRAFT') return ['propose', 'delete'];
  if (state === 'PROPOSED') return ['confirm', 'withdraw'];
  return state === 'CONFIRMED' && !holds ? ['withdraw'] : [];
}
