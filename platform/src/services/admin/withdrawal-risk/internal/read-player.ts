import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { type Asked, playersOf } from '../ask-each';
import { OPEN_CASES, openCasesOf } from '../open-cases';
import type { RiskFacts } from '../rules';

type Known = Pick<RiskFacts, 'registeredAt' | 'identity' | 'riskCase' | 'harmCase'>;

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    registered_at: z.coerce.date(),
    approved: z.boolean(),
    waiting: z.boolean(),
    ...OPEN_CASES,
  }),
);

/** Since when each player is one, whether who they are is known or waits to be looked at, and the cases that are open, by player. */
export async function readPlayers(db: Queryable, asked: readonly Asked[]): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await db.execute(sql`
    select u.id, u.created_at as registered_at,
      exists (select 1 from identity_checks i where i.user_id = u.id and i.status = 'APPROVED') as approved,
      exists (select 1 from identity_checks i where i.user_id = u.id and i.status = 'SUBMITTED') as waiting,
      rc.id as risk_case, rc.opened_at as risk_since, h.id as harm_case, h.opened_at as harm_since
    from users u
    left join risk_cases rc on rc.user_id = u.id and rc.closed_at is null
    left join harm_cases h on h.user_id = u.id and h.closed_at is null
    where u.id = ${playersOf(asked)}`);
  return new Map(
    rowsSchema.parse(rows).map((row) => [
      row.id,
      {
        registeredAt: row.registered_at,
        identity: { approved: row.approved, waiting: row.waiting },
        ...openCasesOf(row),
      },
    ]),
  );
}
