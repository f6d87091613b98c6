import { BUILT_IN_JACKPOTS, type JackpotRules } from '@kozyr/contracts/promotions/jackpots';
import type { Queryable } from '../../../../db/database';

/** The conditions on which a jackpot begins that begins at a moment. */
export async function readJackpotRules(_db: Pick<Queryable, 'select'>, _at: Date): Promise<JackpotRules> {
  return BUILT_IN_JACKPOTS;
}
