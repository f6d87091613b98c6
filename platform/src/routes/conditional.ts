import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether whoever asks has the answer of this ETag already. */
export function heldAlready(request: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const held = request.headers['if-none-match'] ?? '';
  return held.trim() === '*' || held.split(',').some((one) => bare(one) === bare(tag));
}

/**
 * Gives every successful GET of this scope an ETag of its body and a Cache-Control, and answers 304 to whoever has it.
 * For answers that are the same for everybody.
 */
export function answerConditionally(scope: FastifyInstance, cacheControl: string): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag).header('cache-control', cacheControl);
    if (!heldAlready(request, tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
