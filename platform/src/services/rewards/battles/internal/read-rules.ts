import type { Queryable } from '../../../../db/database';
import { readConfirmedRules } from '../../../kernel/promotions/read-rules';
import { pickInForce } from '../../../kernel/promotions/rules';
import type { RulesAt } from '../plan';

/** What battles are that begin at a moment, past or to come, as it is decided now. */
export async function readBattleRules(db: Pick<Queryable, 'select'>): Promise<RulesAt> {
  const confirmed = await readConfirmedRules(db, 'battles');
  return (moment) => pickInForce('battles', confirmed, moment).value;
}
