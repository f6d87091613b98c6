import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import type { DepositRow } from '../deposit-view';

/**
 * Marks a deposit that has just arrived as its player's first, if it is: what the first deposit bonus is given for (spec §9).
 * Called after the posting, whose lock on the player's balance lets two deposits at once take turns.
 * @returns whether it is the first
 */
export async function markFirst(tx: Queryable, deposit: DepositRow): Promise<boolean> {
  const marked = await tx.execute(sql`
    update deposits set first = true where id = ${deposit.id} and user_id = ${deposit.userId}
      and not exists (select 1 from deposits where user_id = ${deposit.userId} and first)`);
  return marked.rowCount === 1;
}
