import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { notificationSettings, notifications, pushSubscriptions } from '../../../db/schema/notifications';
import { publish } from '../../../outbox/publish';
import { choicesOf, rowOf, type Told } from './rules';

const AT_ONCE = 500;

async function writeSome(tx: Queryable, now: Date, told: readonly Told[]): Promise<string[]> {
  const users = [...new Set(told.map(({ userId }) => userId))];
  const chosen = await tx.select().from(notificationSettings).where(inArray(notificationSettings.userId, users));
  const devices = await tx
    .selectDistinct({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, users));
  const settings = new Map(chosen.map((row) => [row.userId, row]));
  const called = new Set(devices.map(({ userId }) => userId));
  const rows = told.flatMap((one) => {
    const row = rowOf(now, one, choicesOf(settings.get(one.userId))[one.news.kind], called.has(one.userId));
    return row ? [{ id: randomUUID(), ...row }] : [];
  });
  if (rows.length === 0) return [];
  const written = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning({ userId: notifications.userId, inCentre: notifications.inCentre });
  return written.flatMap(({ userId, inCentre }) => (inCentre ? [userId] : []));
}

/**
 * Writes what players are told, in the transaction of what it tells: it is told exactly if that is done. Each event once, by its key, and
 * only as its player wants it.
 * @returns in whose centre something is new: publish it to them last
 */
export async function writeNotifications(tx: Queryable, now: Date, told: readonly Told[]): Promise<string[]> {
  const written: string[] = [];
  for (let from = 0; from < told.length; from += AT_ONCE)
    written.push(...(await writeSome(tx, now, told.slice(from, from + AT_ONCE))));
  return written;
}

/** The same for one player, and publishes it: the last that the transaction does. @returns whether it is new to the player's centre */
export async function tellPlayer(tx: Queryable, now: Date, told: Told): Promise<boolean> {
  const [userId] = await writeNotifications(tx, now, [told]);
  if (userId) await publish(tx, userId, { type: 'notifications' });
  return userId !== undefined;
}
