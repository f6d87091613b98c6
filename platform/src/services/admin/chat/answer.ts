import type { ChatMessage } from '@kozyr/contracts/chat';
import { differenceInSeconds } from 'date-fns';
import { and, eq, isNull, min } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { writeNotifications } from '../../kernel/notifications/write-notifications';
import { daysLater } from '../../kernel/time/days';
import { assigneeOf } from './assign';
import { lockKnownThread, lockThread, type Said, saidBefore } from './internal/lock-thread';
import { messageView } from './internal/message-view';
import { markReadBySupport } from './mark-read';

async function oldestUnread(tx: Queryable, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ since: min(chatMessages.sentAt) })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.from, 'player'), isNull(chatMessages.readAt)));
  return row?.since ?? null;
}

/**
 * An operator answers, or writes first; what the player wrote up to `read_up_to` is read by that. Audited without the text, which
 * the thread keeps. The same key again answers the same message.
 * A thread that nobody sees to is assigned to whoever answers.
 * @throws DomainError NOT_FOUND without such a player; IDEMPOTENCY_CONFLICT
 */
export async function answer(
  ctx: Context,
  operator: OperatorCaller,
  { id: userId, read_up_to, ...said }: Said & { id: string; read_up_to?: string | undefined },
): Promise<ChatMessage> {
  const [player] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!player) throw new DomainError('NOT_FOUND', 'There is no such player.');
  return ctx.db.transaction(async (tx) => {
    const thread = await lockThread(ctx, tx, userId);
    const before = await saidBefore(tx, userId, 'operator', said);
    if (before) return before;
    const now = ctx.now();
    const read =
      read_up_to === undefined ? null : await markReadBySupport(tx, { userId, upTo: BigInt(read_up_to), at: now });
    const waited = thread.waitingSince;
    const [row] = await tx
      .insert(chatMessages)
      .values({
        userId,
        from: 'operator',
        operatorId: operator.operatorId,
        text: said.text,
        idempotencyKey: said.idempotency_key,
        sentAt: now,
        answeredAfterSeconds: waited
          ? Math.max(0, differenceInSeconds(now, waited, { roundingMethod: 'round' }))
          : null,
      })
      .returning();
    if (!row) throw new Error('The answer was not kept.');
    const unread = thread.unreadByPlayer + 1;
    await tx
      .update(chatThreads)
      // Whoever wrote meanwhile, unseen by this operator, goes on waiting.
      .set({
        unreadByPlayer: unread,
        waitingSince: await oldestUnread(tx, userId),
        lastMessageAt: now,
        closedAt: null,
        // Whoever answers what nobody sees to, sees to it.
        assignedTo: (await assigneeOf(tx, thread)) === null ? operator.operatorId : thread.assignedTo,
      })
      .where(eq(chatThreads.userId, userId));
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'chat_answered',
      subject: { kind: 'player', id: userId },
      details: { message: row.id.toString() },
    });
    const message = messageView({ message: row, operator: operator.name });
    const news = { kind: 'chat', message_id: message.id } as const;
    const noted = await writeNotifications(tx, now, [
      { userId, key: `chat:${message.id}`, news, until: daysLater(now, 1) },
    ]);
    await publish(
      tx,
      userId,
      ...(read ? [{ type: 'chat' as const, chat: read }] : []),
      { type: 'chat', chat: { kind: 'message', message, unread } },
      ...(noted.length > 0 ? [{ type: 'notifications' as const }] : []),
    );
    return message;
  });
}

/** Support has read what a player wrote, up to a message; the player is told. @throws DomainError NOT_FOUND */
export async function markReadForSupport(
  ctx: Context,
  { id: userId, up_to }: { id: string; up_to: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockKnownThread(tx, userId))) throw new DomainError('NOT_FOUND', 'This player has no thread.');
    const read = await markReadBySupport(tx, { userId, upTo: BigInt(up_to), at: ctx.now() });
    if (read) await publish(tx, userId, { type: 'chat', chat: read });
  });
}

/** Seen to: all is read and nobody waits. Audited, once. @throws DomainError NOT_FOUND */
export async function closeThread(ctx: Context, operator: OperatorCaller, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const thread = await lockKnownThread(tx, userId);
    if (!thread) throw new DomainError('NOT_FOUND', 'This player has no thread.');
    if (thread.closedAt) return;
    const now = ctx.now();
    const read = await markReadBySupport(tx, { userId, upTo: 2n ** 62n, at: now });
    await tx
      .update(chatThreads)
      // Whoever saw to it may be gone when the player writes again: then it is everybody's.
      .set({ unreadByOperators: 0, waitingSince: null, closedAt: now, assignedTo: null })
      .where(eq(chatThreads.userId, userId));
    await recordOperatorDeed(ctx, tx, operator, { action: 'chat_closed', subject: { kind: 'player', id: userId } });
    if (read) await publish(tx, userId, { type: 'chat', chat: read });
  });
}
