import { inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { manyBalances } from '../../../ledger/balances';

/** Rows of one statement: nobody whose row it holds waits long. */
const AT_ONCE = 500;

/**
 * Writes down what each player holds where the list finds it, once for all who moved money since the last time. Whose row somebody else
 * holds is left for the next time, and so is what they move meanwhile. For a job; safe in several processes. @returns how many changed
 */
export async function keepBalances({ db }: Pick<Context, 'db'>): Promise<{ players: number }> {
  const total = sql`(${manyBalances.total})::bigint`;
  const moved = await db
    .select({ id: users.id, total: sql<string>`(${total})::text` })
    .from(users)
    .innerJoin(manyBalances.table, manyBalances.of(users.id, users.currency))
    .where(ne(users.keptBalance, total));
  let players = 0;
  for (let from = 0; from < moved.length; from += AT_ONCE) {
    const some = new Map(moved.slice(from, from + AT_ONCE).map((one) => [one.id, one.total]));
    players += await db.transaction(async (tx) => {
      const free = await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [...some.keys()]))
        .for('no key update', { skipLocked: true });
      if (free.length === 0) return 0;
      const rows = free.map(({ id }) => sql`(${id}::uuid, ${some.get(id) ?? '0'}::bigint)`);
      const { rowCount } = await tx.execute(sql`update users set kept_balance = held.total
        from (values ${sql.join(rows, sql`, `)}) as held (id, total) where users.id = held.id`);
      return rowCount ?? 0;
    });
  }
  return { players };
}
