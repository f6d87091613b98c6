import type { NotificationKind } from '@kozyr/contracts/notifications';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { notifications } from '../../../db/schema/notifications';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { lockPlayer } from '../players/lock-player';

/** The player has read one of theirs; told to their other windows. One that was read stays so. @throws DomainError NOT_FOUND */
export async function markNotificationRead(ctx: Context, { userId }: Caller, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Before the row: what ends a bonus tells its player first and marks the row then.
    await lockPlayer(tx, userId);
    const own = and(eq(notifications.id, id), eq(notifications.userId, userId), notifications.inCentre);
    const [row] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(own).for('update');
    if (!row) throw new DomainError('NOT_FOUND', 'There is no such notification.');
    if (row.readAt) return;
    await tx.update(notifications).set({ readAt: ctx.now() }).where(own);
    await publish(tx, userId, { type: 'notifications' });
  });
}

/** Marks what is unread of a player as read, all or of one kind. @returns whether anything was: then publish it */
export async function markUnreadAsRead(
  tx: Queryable,
  now: Date,
  { userId, kind }: { userId: string; kind?: NotificationKind },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        kind ? eq(notifications.kind, kind) : undefined,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** The player has read all; told to their other windows. */
export async function markAllRead(ctx: Context, { userId }: Caller): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (await markUnreadAsRead(tx, ctx.now(), { userId })) await publish(tx, userId, { type: 'notifications' });
  });
}
