import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';
import type { WithdrawalRow } from '../../money/withdrawals/withdrawal-view';

/** What of a withdrawal names all that is asked about it. */
export type Asked = Pick<WithdrawalRow, 'id' | 'userId' | 'currency' | 'createdAt' | 'cardFingerprint'>;

/** So many questions in one statement: it is planned anew for each number of them. */
const AT_ONCE = 100;

/**
 * The same question about each of some things, in one statement for a hundred of them. Each is bound and answered by an index of its own,
 * and where players lie on several servers by its player's alone.
 */
export async function askEach<T, Row>(
  db: Queryable,
  about: readonly T[],
  row: z.ZodType<Row>,
  question: (one: T) => SQL,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < about.length; from += AT_ONCE) {
    const some = about.slice(from, from + AT_ONCE).map((one) => sql`(${question(one)})`);
    const { rows } = await db.execute(sql.join(some, sql` union all `));
    found.push(...z.array(row).parse(rows));
  }
  return found;
}

/** The players of some withdrawals, each once, in SQL. */
export const playersOf = (asked: readonly Asked[]): SQL =>
  sql`any(${sql.param([...new Set(asked.map(({ userId }) => userId))])}::uuid[])`;
