import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../services/accounts/refresh-tokens';

/** Where a request comes from. */
export function visitorOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  return { ip: request.ip, device: request.headers['user-agent'] ?? '' };
}
