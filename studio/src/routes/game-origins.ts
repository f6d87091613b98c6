import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

/**
 * Who may call the game's API from a browser: a game in its frame, whose origin is opaque ("null"), and pages of the studio. What
 * admits a caller is the session's secret in a header, so there are no cookies to allow.
 */
export function answerGameOrigins(api: FastifyInstance, studioUrl: string): void {
  const allowed = new Set(['null', new URL(studioUrl).origin]);
  api.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin').header('cache-control', 'no-store');
    if (origin !== undefined && allowed.has(origin)) reply.header('access-control-allow-origin', origin);
    else if (origin !== undefined) throw new DomainError(403, 'FORBIDDEN_ORIGIN', 'Only the game may call this');
    if (request.method === 'OPTIONS') {
      return reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type, x-game-session')
        .header('access-control-max-age', '7200')
        .status(204)
        .send();
    }
  });
  api.options('/*', async (_request, reply) => reply.status(204).send());
}
