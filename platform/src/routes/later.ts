import type { FastifyReply } from 'fastify';

/** Seconds after which a turned-away caller may try again. */
export const RETRY_AFTER_SECONDS = 2;

/** An answer 503 that says when to come back. */
export function later(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
}
