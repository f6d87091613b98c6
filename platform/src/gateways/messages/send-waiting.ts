import { addSeconds } from 'date-fns';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { outboxMessages } from '../../db/schema/messages';
import { type Channel, DeliveryError, type MessageAdapter } from './port';

const BATCH = 20;
const MAX_ATTEMPTS = 8;

/** Seconds until the next try: 2, 4, 8 … 120. Also how long a claim holds when its process dies. */
function backOff(attempts: number): number {
  return Math.min(120, 2 ** attempts);
}

/** Claims due messages by moving their next attempt ahead: another process sees nothing to do with them. */
async function claimDue(ctx: Context) {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.status, 'waiting'), lte(outboxMessages.nextAttemptAt, now)))
      .orderBy(asc(outboxMessages.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due) {
      const nextAttemptAt = addSeconds(now, backOff(attempts + 3));
      await tx
        .update(outboxMessages)
        .set({ attempts: sql`${outboxMessages.attempts} + 1`, nextAttemptAt })
        .where(eq(outboxMessages.id, id));
    }
    return due;
  });
}

/**
 * Hands messages that wait to the adapter of their channel, once each; what fails is tried again later, what is too old is given up. A message
 * that left keeps neither body nor code.
 * @returns how many were claimed.
 */
export async function sendWaiting(ctx: Context, adapters: Record<Channel, MessageAdapter>): Promise<number> {
  const due = await claimDue(ctx);
  const finish = (ids: string[], status: 'delivered' | 'given_up') =>
    ctx.db.update(outboxMessages).set({ status, body: '', code: null }).where(inArray(outboxMessages.id, ids));
  await Promise.all(
    due.map(async ({ id, channel, recipient, locale, body, attempts, expiresAt }) => {
      if (expiresAt <= ctx.now() || attempts >= MAX_ATTEMPTS) {
        ctx.log.error({ messageId: id, channel }, 'a message was given up');
        return finish([id], 'given_up');
      }
      try {
        await adapters[channel].deliver({ id, channel, to: recipient, locale, body });
        return await finish([id], 'delivered');
      } catch (error) {
        ctx.log.warn({ messageId: id, channel, err: error }, 'a message was not taken');
        if (error instanceof DeliveryError && !error.retry) return finish([id], 'given_up');
        const nextAttemptAt = addSeconds(ctx.now(), backOff(attempts + 1));
        return ctx.db.update(outboxMessages).set({ nextAttemptAt }).where(eq(outboxMessages.id, id));
      }
    }),
  );
  return due.length;
}
