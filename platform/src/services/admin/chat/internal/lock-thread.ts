import type { ChatMessage } from '@kozyr/contracts/chat';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { chatMessages, chatThreads } from '../../../../db/schema/chat';
import { DomainError } from '../../../../errors';
import { messageView, selectMessages } from './message-view';

export type ThreadRow = typeof chatThreads.$inferSelect;

/** The player's thread, made when it is not there yet and held until the transaction ends: ids grow in the order of commits. */
export async function lockThread(ctx: Context, tx: Queryable, userId: string): Promise<ThreadRow> {
  await tx.insert(chatThreads).values({ userId, createdAt: ctx.now() }).onConflictDoNothing();
  const thread = await lockKnownThread(tx, userId);
  if (!thread) throw new Error('The thread was not kept.');
  return thread;
}

/** The same for a thread that may not be there; it is not made. */
export async function lockKnownThread(tx: Queryable, userId: string): Promise<ThreadRow | undefined> {
  const [thread] = await tx.select().from(chatThreads).where(eq(chatThreads.userId, userId)).for('update');
  return thread;
}

export type Said = { text: string; idempotency_key: string };

/**
 * What was said before with this key; to be asked with the thread locked.
 * @throws DomainError IDEMPOTENCY_CONFLICT when it was something else
 */
export async function saidBefore(
  tx: Queryable,
  userId: string,
  from: 'player' | 'operator',
  { text, idempotency_key }: Said,
): Promise<ChatMessage | undefined> {
  const [known] = await selectMessages(
    tx,
    and(eq(chatMessages.userId, userId), eq(chatMessages.from, from), eq(chatMessages.idempotencyKey, idempotency_key)),
  );
  if (known && known.message.text !== text)
    throw new DomainError('IDEMPOTENCY_CONFLICT', 'Another message was sent with this key.');
  return known && messageView(known);
}
