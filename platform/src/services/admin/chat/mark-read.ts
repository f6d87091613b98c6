import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { publish } from '../../../outbox/publish';
import { markUnreadAsRead } from '../../kernel/notifications/mark-read';
import { lockKnownThread } from './internal/lock-thread';

type Marked = { count: number; upTo: bigint };

/** Marks what one side wrote, up to an id, as read by the other; with the thread locked. null: nothing was unread. */
async function markMessages(
  tx: Queryable,
  { userId, from, upTo, at }: { userId: string; from: 'player' | 'operator'; upTo: bigint; at: Date },
): Promise<Marked | null> {
  const rows = await tx
    .update(chatMessages)
    .set({ readAt: at })
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.from, from),
        isNull(chatMessages.readAt),
        lte(chatMessages.id, upTo),
      ),
    )
    .returning({ id: chatMessages.id });
  const newest = rows
    .map(({ id }) => id)
    .sort((one, other) => (one < other ? -1 : 1))
    .at(-1);
  return newest === undefined ? null : { count: rows.length, upTo: newest };
}

/** The player has read the answers up to a message; their other windows get how many are left. */
export async function markReadByPlayer(
  ctx: Context,
  { userId }: Pick<Caller, 'userId'>,
  { up_to }: { up_to: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const thread = await lockKnownThread(tx, userId);
    const marked = thread && (await markMessages(tx, { userId, from: 'operator', upTo: BigInt(up_to), at: ctx.now() }));
    if (!thread || !marked) return;
    const unread = Math.max(0, thread.unreadByPlayer - marked.count);
    await tx.update(chatThreads).set({ unreadByPlayer: unread }).where(eq(chatThreads.userId, userId));
    // Whoever has read all answers needs no word that there are some, and no push.
    const noted =
      unread === 0 && (await markUnreadAsRead(tx, ctx.now(), { userId, kind: 'chat' }))
        ? [{ type: 'notifications' as const }]
        : [];
    await publish(tx, userId, { type: 'chat', chat: { kind: 'seen', unread } }, ...noted);
  });
}

/**
 * Support has read what the player wrote up to a message, in the caller's transaction and with the thread locked.
 * @returns what is to be told to the player, last of all; null: nothing was unread.
 */
export async function markReadBySupport(
  tx: Queryable,
  { userId, upTo, at }: { userId: string; upTo: bigint; at: Date },
): Promise<{ kind: 'read'; up_to: string; at: string } | null> {
  const marked = await markMessages(tx, { userId, from: 'player', upTo, at });
  if (!marked) return null;
  await tx
    .update(chatThreads)
    .set({ unreadByOperators: sql`greatest(0, ${chatThreads.unreadByOperators} - ${marked.count})` })
    .where(eq(chatThreads.userId, userId));
  return { kind: 'read', up_to: marked.upTo.toString(), at: at.toISOString() };
}
