import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every successful GET of this scope an ETag of its body and a Cache-Control, and answers 304 to whoever has it.
 * For answers that are the same for everybody.
 */
export function answerConditionally(scope: FastifyInstance, cacheControl: string): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag).header('cache-control', cacheControl);
    const held = request.headers['if-none-match'] ?? '';
    const same = held.trim() === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
    if (!same) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
