import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { daysEarlier } from '../../../kernel/time/days';
import { COUNTED_DAYS } from '../plan';

const rowsSchema = z.array(z.object({ players: z.number() }));

/**
 * Who took part in battles of a currency in the last seven days, each once: they have qualified in a battle, and a stake of theirs that was
 * settled in these days counted in it. One that was undone does not.
 */
export async function countParticipants(db: Queryable, now: Date, currency: Currency): Promise<number> {
  const since = daysEarlier(now, COUNTED_DAYS).toISOString();
  const { rows } = await db.execute(sql`
    select count(distinct e.user_id)::int as players
    from battles b join battle_entries e on e.battle_id = b.id
    where b.currency = ${currency} and b.ends_at > ${since} and b.starts_at <= ${now.toISOString()} and e.reached_at is not null
      and exists (select 1 from battle_points p where p.battle_id = e.battle_id and p.user_id = e.user_id and p.settled_at >= ${since})`);
  return rowsSchema.parse(rows)[0]?.players ?? 0;
}
