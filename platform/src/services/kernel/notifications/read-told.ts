import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { notifications } from '../../../db/schema/notifications';
import type { Told } from './rules';

/**
 * Those of these events that their players were told of, by their keys. A question of its own: notifications lie in one place, and what
 * they tell of may lie with its player elsewhere.
 * @param events whose keys are no other player's: with an id in them
 */
export async function readTold(
  db: Queryable,
  events: readonly Pick<Told, 'userId' | 'key'>[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const users = [...new Set(events.map(({ userId }) => userId))];
  const keys = events.map(({ key }) => key);
  const rows = await db
    .select({ key: notifications.key })
    .from(notifications)
    .where(and(inArray(notifications.userId, users), inArray(notifications.key, keys)));
  return new Set(rows.map(({ key }) => key));
}
