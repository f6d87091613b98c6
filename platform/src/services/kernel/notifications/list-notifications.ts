import { type Notification, PROMOTIONAL_KINDS } from '@kozyr/contracts/notifications';
import { MAX_LISTED } from '@kozyr/contracts/pagination';
import { and, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { notifications } from '../../../db/schema/notifications';
import { mayPromoteTo } from '../protection/may-promote';
import { MAX_UNREAD } from './rules';

/** What stands in the player's centre: nothing of promotions for whoever may not be told of them now. */
async function shownTo(ctx: Context, { userId }: Caller): Promise<SQL | undefined> {
  const promoted = await mayPromoteTo(ctx, ctx.db, userId);
  return and(
    eq(notifications.userId, userId),
    notifications.inCentre,
    promoted ? undefined : notInArray(notifications.kind, [...PROMOTIONAL_KINDS]),
  );
}

/** The player's notifications, newest first; page counts from 1. */
export async function listNotifications(
  ctx: Context,
  caller: Caller,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const shown = await shownTo(ctx, caller);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(shown)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await ctx.db.$count(notifications, shown);
  const items = rows.map(
    ({ id, createdAt, readAt, news }): Notification => ({
      id,
      created_at: createdAt.toISOString(),
      read: readAt !== null,
      news,
    }),
  );
  return { items, total: Math.min(total, MAX_LISTED), page, pageSize };
}

/** How many the player has not read, as far as they are counted. */
export async function countUnread(ctx: Context, caller: Caller): Promise<{ unread: number }> {
  const unread = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(notifications)
    .where(and(await shownTo(ctx, caller), isNull(notifications.readAt)))
    .limit(MAX_UNREAD)
    .as('unread');
  return { unread: await ctx.db.$count(unread) };
}
