import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context';
import { outboxMessages } from '../db/schema/messages';
import { type OutboxMessage, outboxPage, outboxPagePolicy } from './outbox-page';

const SHOWN = 50;

const querySchema = z.object({ to: z.string().max(254).optional() });

/** A phone as anybody writes it becomes its digits; "+" arrives as a space from a careless query string. */
function recipientOf(to: string): string {
  return to.includes('@') ? to.trim().toLowerCase() : to.replaceAll(/\D/g, '');
}

async function listMessages(ctx: Context, to: string | undefined): Promise<OutboxMessage[]> {
  const rows = await ctx.db
    .select()
    .from(outboxMessages)
    .where(to === undefined ? undefined : eq(outboxMessages.recipient, recipientOf(to)))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(SHOWN);
  return rows.map(({ channel, recipient, body, code, createdAt }) => ({
    channel,
    to: recipient,
    body,
    code,
    created_at: createdAt.toISOString(),
  }));
}

/** Messages of a trial, as JSON newest first, or as a phone's screen for a browser. Not there at all in production. */
export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  if (!ctx.env.OUTBOX_ENABLED || ctx.env.KOZYR_MODE === 'production') return;
  app.get('/dev/outbox', { schema: { hide: true, querystring: querySchema } }, async (request, reply) => {
    const { to } = querySchema.parse(request.query);
    const messages = await listMessages(ctx, to || undefined);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!(request.headers.accept ?? '').includes('text/html')) return messages;
    return reply
      .header('content-security-policy', outboxPagePolicy)
      .type('text/html; charset=utf-8')
      .send(outboxPage(messages, to ?? ''));
  });
}
