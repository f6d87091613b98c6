import type { WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import type { Queryable } from '../../../../db/database';
import { readRulesAt } from '../../../kernel/promotions/read-rules';

/** The rules that hold at a moment, with their version; 0: what the product comes with, which decides nothing. */
export async function rulesInForce(db: Queryable, at: Date): Promise<{ version: number; rules: WithdrawalRules }> {
  const { version, value } = await readRulesAt(db, 'withdrawal-rules', at);
  return { version, rules: value };
}
