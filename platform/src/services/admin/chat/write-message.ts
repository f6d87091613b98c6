import type { ChatMessage } from '@kozyr/contracts/chat';
import { secondsInDay } from 'date-fns/constants';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { lockThread, type Said, saidBefore } from './internal/lock-thread';
import { messageView } from './internal/message-view';
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE, waitBeforeNext } from './rules';

async function sentAtOf(tx: Queryable, userId: string, place: number): Promise<Date | undefined> {
  const [row] = await tx
    .select({ sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.from, 'player')))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .offset(place - 1);
  return row?.sentAt;
}

async function refuseFlood(tx: Queryable, ctx: Context, userId: string): Promise<void> {
  const wait = waitBeforeNext(
    [
      { seconds: 60, oldest: await sentAtOf(tx, userId, MESSAGES_PER_MINUTE) },
      { seconds: secondsInDay, oldest: await sentAtOf(tx, userId, MESSAGES_PER_DAY) },
    ],
    ctx.now(),
  );
  if (wait > 0) throw new DomainError('CHAT_TOO_FAST', 'Too many messages at once.', { retry_after: `${wait}` });
}

/**
 * A player writes to support; told to their other windows as well. The same key again answers the same message.
 * @throws DomainError CHAT_TOO_FAST, with details.retry_after in seconds; IDEMPOTENCY_CONFLICT
 */
export async function writeMessage(ctx: Context, { userId }: Pick<Caller, 'userId'>, said: Said): Promise<ChatMessage> {
  return ctx.db.transaction(async (tx) => {
    const thread = await lockThread(ctx, tx, userId);
    const before = await saidBefore(tx, userId, 'player', said);
    if (before) return before;
    await refuseFlood(tx, ctx, userId);
    const now = ctx.now();
    const [row] = await tx
      .insert(chatMessages)
      .values({ userId, from: 'player', text: said.text, idempotencyKey: said.idempotency_key, sentAt: now })
      .returning();
    if (!row) throw new Error('The message was not kept.');
    await tx
      .update(chatThreads)
      .set({
        unreadByOperators: thread.unreadByOperators + 1,
        waitingSince: thread.waitingSince ?? now,
        lastMessageAt: now,
        closedAt: null,
      })
      .where(eq(chatThreads.userId, userId));
    const message = messageView({ message: row, operator: null });
    await publish(tx, userId, { type: 'chat', chat: { kind: 'message', message, unread: thread.unreadByPlayer } });
    return message;
  });
}
