import { CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { Visitor } from '../services/identity/accounts/refresh-tokens';
import { browserOf } from './session-cookies';

type Asking = Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>;

/**
 * What a proxy says of the visitor's country, two capital letters; null: nothing. A client that calls by itself is not believed. The edge
 * strips a client's own.
 */
export function networkCountry({ env }: Pick<Context, 'env'>, { headers }: Pick<Asking, 'headers'>): string | null {
  const forwarded = env.TRUST_PROXY && headers['x-forwarded-for'] !== undefined;
  const named = forwarded ? headers[env.COUNTRY_HEADER] : undefined;
  const country = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Where a request comes from. A browser that brings no cookie of its own gets a new one, see setSessionCookies. */
export function visitorOf(ctx: Pick<Context, 'env'>, request: Asking): Visitor {
  const device = request.headers['user-agent'] ?? '';
  return { ip: request.ip, device, network: networkCountry(ctx, request), browser: browserOf(ctx, request) };
}

/** The work a call brings with it, as an answer to the refusal before. */
export function challengeAnswer({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const answer = headers[CHALLENGE_HEADER];
  return typeof answer === 'string' && answer.length <= 1024 ? answer : undefined;
}
