import type { CashbackRules } from '@kozyr/contracts/promotions/cashback';
import type { Queryable } from '../../../db/database';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import type { Week } from '../../kernel/time/week';

/** The rules that a week is counted by: those that held when it began, so that whoever plays in it can have read them. */
export const rulesOfWeek = async (db: Pick<Queryable, 'select'>, { from }: Week): Promise<CashbackRules> =>
  (await readRulesAt(db, 'cashback', from)).value;
