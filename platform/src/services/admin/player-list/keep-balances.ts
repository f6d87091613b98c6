import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { manyBalances } from '../../../ledger/balances';

/** Rows of one statement: nobody whose row it holds waits long. */
const AT_ONCE = 500;

/**
 * Writes down what each player holds where the list finds it, once for all who moved money since the last time. Whose row somebody else
 * holds is left for the next time. For a job; safe in several processes. @returns how many changed
 */
export async function keepBalances({ db }: Pick<Context, 'db'>): Promise<{ players: number }> {
  const total = sql`(${manyBalances.total})::bigint`;
  const moved = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(manyBalances.table, manyBalances.of(users.id, users.currency))
    .where(ne(users.keptBalance, total));
  let players = 0;
  for (let from = 0; from < moved.length; from += AT_ONCE) {
    const ids = moved.slice(from, from + AT_ONCE).map(({ id }) => id);
    const held = db.$with('held').as(
      db
        .select({ id: users.id, total: sql<bigint>`${total}`.as('total') })
        .from(users)
        .innerJoin(manyBalances.table, manyBalances.of(users.id, users.currency))
        .where(inArray(users.id, ids))
        .for('no key update', { of: users, skipLocked: true }),
    );
    const { rowCount } = await db
      .with(held)
      .update(users)
      .set({ keptBalance: sql`${held.total}` })
      .from(held)
      .where(eq(users.id, held.id));
    players += rowCount ?? 0;
  }
  return { players };
}
