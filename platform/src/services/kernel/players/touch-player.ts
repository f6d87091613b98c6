import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';

/**
 * Keeps that a player was seen, once a minute at most. Where somebody else holds their row it is left out: nobody waits for it, and the
 * next renewal says it anew.
 */
export async function touchPlayer(db: Queryable, now: Date, userId: string): Promise<void> {
  await db.execute(sql`
    update ${users} set seen_at = ${now}::timestamptz where id in (
      select id from ${users} where id = ${userId}::uuid and seen_at < ${now}::timestamptz - interval '1 minute'
      for no key update skip locked)`);
}
