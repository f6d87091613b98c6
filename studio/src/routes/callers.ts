import { networkOf } from '@kozyr/kit/networks';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../sessions/sessions';

/** Sessions that are remembered; the one unheard of for longest is forgotten first, and counts by its address again. */
const MAX_KNOWN = 50_000;

/** Requests whose session secret was looked up and found good. */
const admitted = new WeakSet<FastifyRequest>();

/** Says that a request carries the secret of a session that there is. */
export function admit(request: FastifyRequest): void {
  admitted.add(request);
}

/**
 * Whom requests are counted for: a session once its secret has proved good, else the network it comes from. Anybody can write a
 * new secret into each request; that must not give them a new count each time.
 */
export function createCallers() {
  const known = new Set<string>();
  const secretOf = (request: FastifyRequest): string | null => {
    const secret = request.headers['x-game-session'];
    return typeof secret === 'string' && secret !== '' ? hashOf(secret) : null;
  };
  return {
    keyOf(request: FastifyRequest): string {
      const session = secretOf(request);
      return session !== null && known.has(session) ? `session:${session}` : `network:${networkOf(request.ip)}`;
    },
    /** Call it when a request is over. */
    learn(request: FastifyRequest): void {
      const session = admitted.has(request) ? secretOf(request) : null;
      if (session === null) return;
      known.delete(session);
      known.add(session);
      for (const oldest of known) {
        if (known.size <= MAX_KNOWN) break;
        known.delete(oldest);
      }
    },
  };
}
