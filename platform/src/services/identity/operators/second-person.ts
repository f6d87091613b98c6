import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { operatorInvitations } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';

/**
 * That two operators are two people, as far as it can be known: not the same one, and neither had their key, or the invitation that they
 * chose a password by, from the other, be it by others between them. Whoever hands out a key or an invitation could have used it.
 * @throws DomainError SECOND_PERSON_NEEDED
 */
export async function needSecondPerson(db: Queryable, first: string, second: string): Promise<void> {
  if (first === second)
    throw new DomainError('SECOND_PERSON_NEEDED', 'Another operator has to confirm what you proposed.');
  const { rows } = await db.execute(sql`
    with recursive handed(id, hand) as (
      select id, added_by from ${operators} where added_by is not null
      union
      select operator_id, invited_by from ${operatorInvitations} where invited_by is not null and used_at is not null
    ), line(start, id) as (
      select id, hand from handed where id in (${first}, ${second})
      union
      select line.start, handed.hand from line join handed on handed.id = line.id
    )
    select 1 from line where (start, id) in ((${first}::uuid, ${second}::uuid), (${second}::uuid, ${first}::uuid)) limit 1`);
  if (rows.length > 0)
    throw new DomainError(
      'SECOND_PERSON_NEEDED',
      'One of you added or invited the other: somebody whom neither of you added has to confirm it.',
    );
}
