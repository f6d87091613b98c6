import type { subscribePush as contract, NotificationSettings } from '@kozyr/contracts/notifications';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import { sessions } from '../../../db/schema/accounts';
import { pushSubscriptions } from '../../../db/schema/notifications';
import { DomainError } from '../../../errors';
import { isPushService, vapidOf } from '../../../gateways/push/vapid';
import { lockPlayer } from '../players/lock-player';
import { DEVICES } from './rules';
import { getNotificationSettings } from './settings';

/**
 * The device of this sign-in gets pushes from now on. A browser that somebody else asked for before is this player's now. Of more devices
 * than there may be the oldest goes. @throws DomainError BAD_REQUEST for an address of no push service; UNAUTHORIZED
 */
export async function subscribeDevice(
  ctx: Context,
  caller: Caller,
  { subscription }: z.output<typeof contract.body>,
): Promise<NotificationSettings> {
  const { userId, sessionId } = caller;
  if (subscription && !(vapidOf(ctx.env) && isPushService(ctx.env.PUSH_SERVICES, subscription.endpoint)))
    throw new DomainError('BAD_REQUEST', 'This is the address of no push service that is known here.');
  await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    // Locked against its end: a sign-in that has ended meanwhile leaves no device behind.
    const [alive] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .for('share');
    if (!alive) throw new DomainError('UNAUTHORIZED', 'Log in: the session has ended.');
    const same = subscription ? eq(pushSubscriptions.endpoint, subscription.endpoint) : undefined;
    await tx.delete(pushSubscriptions).where(or(eq(pushSubscriptions.sessionId, sessionId), same));
    const older = await tx
      .select({ sessionId: pushSubscriptions.sessionId })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.sessionId)
      .offset(DEVICES - 1);
    const gone = older.map((one) => one.sessionId);
    if (gone.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, gone));
    const keys = subscription
      ? { endpoint: subscription.endpoint, p256dh: subscription.keys.p256dh, auth: subscription.keys.auth }
      : {};
    const row = { sessionId, userId, createdAt: ctx.now(), ...keys };
    // Whoever asks for the same browser in the same moment comes last, and has it.
    await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  });
  return getNotificationSettings(ctx, caller);
}

/** The device of this sign-in gets no pushes any more. */
export async function unsubscribeDevice(ctx: Context, caller: Caller): Promise<NotificationSettings> {
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, caller.sessionId));
  return getNotificationSettings(ctx, caller);
}
