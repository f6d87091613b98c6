import type { ChatMessage } from '@kozyr/contracts/chat';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { chatMessages } from '../../../../db/schema/chat';
import { operators } from '../../../../db/schema/operators';
import { firstName, MESSAGES_AT_ONCE } from '../rules';

type Row = { message: typeof chatMessages.$inferSelect; operator: string | null };

/** A message as both sides read it. */
export function messageView({ message, operator }: Row): ChatMessage {
  return {
    id: message.id.toString(),
    from: message.from,
    author: operator === null ? null : firstName(operator),
    text: message.text,
    sent_at: message.sentAt.toISOString(),
    key: message.from === 'player' ? message.idempotencyKey : null,
    read_at: message.readAt?.toISOString() ?? null,
  };
}

/** Messages with the names of those who answered. */
export function selectMessages(db: Queryable, wanted: SQL | undefined) {
  return db
    .select({ message: chatMessages, operator: operators.name })
    .from(chatMessages)
    .leftJoin(operators, eq(operators.id, chatMessages.operatorId))
    .where(wanted);
}

/** The newest messages of a thread before an id (without one: of all), oldest first, and whether there are older ones. */
export async function readMessages(
  db: Queryable,
  userId: string,
  before: string | undefined,
): Promise<{ messages: ChatMessage[]; more: boolean }> {
  const rows = await selectMessages(
    db,
    and(eq(chatMessages.userId, userId), before === undefined ? undefined : lt(chatMessages.id, BigInt(before))),
  )
    .orderBy(desc(chatMessages.id))
    .limit(MESSAGES_AT_ONCE + 1);
  const messages = rows.slice(0, MESSAGES_AT_ONCE).map(messageView).reverse();
  return { messages, more: rows.length > MESSAGES_AT_ONCE };
}
