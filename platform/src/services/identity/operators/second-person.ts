import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';

/**
 * That two operators are two people, as far as it can be known: not the same one, and neither had their key from the other, be it
 * by others between them. Whoever hands out a key could have kept it.
 * @throws DomainError SECOND_PERSON_NEEDED
 */
export async function needSecondPerson(db: Queryable, first: string, second: string): Promise<void> {
  if (first === second)
    throw new DomainError('SECOND_PERSON_NEEDED', 'Another operator has to confirm what you proposed.');
  const { rows } = await db.execute(sql`
    with recursive line(start, id) as (
      select id, added_by from ${operators} where id in (${first}, ${second})
      union
      select line.start, operators.added_by from line join ${operators} on operators.id = line.id
    )
    select 1 from line where (start, id) in ((${first}::uuid, ${second}::uuid), (${second}::uuid, ${first}::uuid)) limit 1`);
  if (rows.length > 0)
    throw new DomainError(
      'SECOND_PERSON_NEEDED',
      'One of you added the other as an operator: somebody whom neither of you added has to confirm it.',
    );
}
