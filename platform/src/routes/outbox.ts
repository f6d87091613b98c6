import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context';
import { outboxMessages } from '../db/schema/messages';
import type { Env } from '../env';
import { DomainError } from '../errors';
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

/** Whether an address leads back to the machine it is opened on: localhost, 127.0.0.0/8, [::1]. */
export function isLoopback(url: string): boolean {
  // The parser has written every spelling of an IPv4 address (127.1, 0x7f000001) as four decimal numbers.
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

/** Whether an address of a connection is this machine's own. */
export function isOwnAddress(ip: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i.test(ip);
}

/** Whether the name a request was made by leads back to this machine: a page elsewhere may have its own name point here. */
function isOwnName(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(`http://${host}`);
}

/** Whether a request began on this machine, by every address it came through and by the name it asked for. */
export function comesFromHere({
  ip,
  ips,
  host,
  socket,
}: Pick<FastifyRequest, 'ip' | 'ips' | 'host' | 'socket'>): boolean {
  return [ip, socket.remoteAddress ?? '', ...(ips ?? [])].every(isOwnAddress) && isOwnName(host);
}

/**
 * Why the messages to players, with their phones and living codes, are not shown; null when they are. What nobody asked for is
 * open only to the machine itself: a forgotten KOZYR_MODE must not show them to the world.
 */
export function whyClosed(env: Pick<Env, 'KOZYR_MODE' | 'OUTBOX_ENABLED' | 'PUBLIC_URL' | 'HOST'>): string | null {
  if (env.KOZYR_MODE === 'production') return 'KOZYR_MODE is production';
  if (env.OUTBOX_ENABLED === false) return 'OUTBOX_ENABLED is false';
  if (env.OUTBOX_ENABLED) return null;
  if (!isOwnName(env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST))
    return `HOST is ${env.HOST}, which others reach, and OUTBOX_ENABLED is not set to true`;
  if (isLoopback(env.PUBLIC_URL)) return null;
  return `PUBLIC_URL is ${env.PUBLIC_URL}, not this machine's own, and OUTBOX_ENABLED is not set to true`;
}

/** Messages of a trial, as JSON newest first, or as a phone's screen for a browser. Not there at all in production. */
export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  const closed = whyClosed(ctx.env);
  if (closed !== null) {
    ctx.log.info(`messages to players are not shown at /dev/outbox: ${closed}`);
    return;
  }
  app.get('/dev/outbox', { schema: { hide: true, querystring: querySchema } }, async (request, reply) => {
    if (!ctx.env.OUTBOX_ENABLED && !comesFromHere(request))
      throw new DomainError('NOT_FOUND', 'No such address: GET /dev/outbox');
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
