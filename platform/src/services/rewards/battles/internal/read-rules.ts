import { BUILT_IN_BATTLES } from '@kozyr/contracts/promotions/battles';
import type { Queryable } from '../../../../db/database';
import type { RulesAt } from '../plan';

/** What battles are that begin at a moment, past or to come, as it is decided now. */
export async function readBattleRules(_db: Pick<Queryable, 'select'>): Promise<RulesAt> {
  return () => BUILT_IN_BATTLES;
}
