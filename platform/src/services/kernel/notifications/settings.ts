import type { setNotificationSettings as contract, NotificationSettings } from '@kozyr/contracts/notifications';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { notificationSettings, pushSubscriptions } from '../../../db/schema/notifications';
import { vapidOf } from '../../../gateways/push/vapid';
import { clockOf, minutesOf } from '../time/quiet-hours';
import { choicesOf, quietOf } from './rules';

/** What a player has chosen, if anything. */
export async function readSettings(db: Queryable, userId: string) {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row;
}

/** What the player is told of and how, and whether the device of this sign-in gets pushes. */
export async function getNotificationSettings(
  ctx: Context,
  { userId, sessionId }: Caller,
): Promise<NotificationSettings> {
  const row = await readSettings(ctx.db, userId);
  const [device] = await ctx.db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  const quiet = quietOf(row);
  return {
    choices: choicesOf(row),
    quiet: quiet && { from: clockOf(quiet.from), to: clockOf(quiet.to) },
    device: device ? (device.endpoint === null ? 'page' : 'push') : 'off',
    public_key: vapidOf(ctx.env)?.publicKey ?? null,
  };
}

/** Sets choices and quiet hours; what is written already stays as it was chosen then. */
export async function setNotificationSettings(
  ctx: Context,
  caller: Caller,
  { choices, quiet }: z.output<typeof contract.body>,
): Promise<NotificationSettings> {
  const chosen = {
    choices,
    quietFrom: quiet ? minutesOf(quiet.from) : null,
    quietTo: quiet ? minutesOf(quiet.to) : null,
  };
  await ctx.db
    .insert(notificationSettings)
    .values({ userId: caller.userId, ...chosen })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: chosen });
  return getNotificationSettings(ctx, caller);
}
