import type { JackpotRules } from '@kozyr/contracts/promotions/jackpots';
import type { Queryable } from '../../../../db/database';
import { readRulesAt } from '../../../kernel/promotions/read-rules';

/** The conditions on which a jackpot begins that begins at a moment. */
export const readJackpotRules = async (db: Pick<Queryable, 'select'>, at: Date): Promise<JackpotRules> =>
  (await readRulesAt(db, 'jackpots', at)).value;
