import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { outboxMessages } from '../../db/schema/messages';
import { carrierOf } from './adapter';
import type { Message } from './port';

/**
 * Leaves a message to be sent, in the transaction that causes it: it goes out exactly if that commits (see send-waiting.ts).
 * @param message.code the code inside the body, if any; the outbox page shows it.
 * @param message.expiresAt after this it is not sent any more.
 */
export async function postMessage(
  ctx: Context,
  db: Queryable,
  message: Omit<Message, 'id'> & { code: string | null; expiresAt: Date },
): Promise<void> {
  const { channel, to, locale, body, code, expiresAt } = message;
  const now = ctx.now();
  const status = carrierOf(ctx.env, channel) === 'table' ? 'delivered' : 'waiting';
  await db
    .insert(outboxMessages)
    .values({ channel, recipient: to, locale, body, code, status, nextAttemptAt: now, expiresAt, createdAt: now });
}
