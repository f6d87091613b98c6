import { CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../services/identity/accounts/refresh-tokens';

/** Where a request comes from. */
export function visitorOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  return { ip: request.ip, device: request.headers['user-agent'] ?? '' };
}

/** The work a call brings with it, as an answer to the refusal before. */
export function challengeAnswer({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const answer = headers[CHALLENGE_HEADER];
  return typeof answer === 'string' && answer.length <= 1024 ? answer : undefined;
}
