import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { SESSION_SECONDS } from '../services/accounts/rules';

const REFRESH = 'kozyr_refresh';
/** Read by the front door and the site's script to choose the audience; holds nothing but "signed in". */
const AUDIENCE = 'kozyr_audience';

function attributes(ctx: Context) {
  return {
    path: '/',
    sameSite: 'lax' as const,
    secure: ctx.env.PUBLIC_URL.startsWith('https:'),
    ...(ctx.env.COOKIE_DOMAIN ? { domain: ctx.env.COOKIE_DOMAIN } : {}),
  };
}

export function setSessionCookies(ctx: Context, reply: FastifyReply, refreshToken: string): void {
  const kept = { ...attributes(ctx), maxAge: SESSION_SECONDS };
  reply.setCookie(REFRESH, refreshToken, { ...kept, httpOnly: true });
  reply.setCookie(AUDIENCE, 'member', kept);
}

export function clearSessionCookies(ctx: Context, reply: FastifyReply): void {
  reply.clearCookie(REFRESH, { ...attributes(ctx), httpOnly: true });
  reply.clearCookie(AUDIENCE, attributes(ctx));
}

/**
 * The refresh token of a request. A foreign page can make a browser send the cookie, but not this header.
 * @throws DomainError BAD_REQUEST without `x-requested-with: kozyr`.
 */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  if (request.headers['x-requested-with'] !== 'kozyr')
    throw new DomainError('BAD_REQUEST', 'Calls by cookie need the header x-requested-with: kozyr.');
  return request.cookies[REFRESH];
}
