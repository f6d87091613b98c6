import { NO_WITHDRAWAL_RULES, type WithdrawalRules } from '@kozyr/contracts/operator/withdrawal-rules';
import type { Queryable } from '../../../../db/database';

/** The rules that hold at a moment, with their version; 0: what the product comes with, which decides nothing. */
export async function rulesInForce(_db: Queryable, _at: Date): Promise<{ version: number; rules: WithdrawalRules }> {
  return { version: 0, rules: NO_WITHDRAWAL_RULES };
}
