import { randomBytes } from 'node:crypto';
import { apiOrigin, siteDomain } from '@kozyr/contracts/api-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { BROWSER_SECONDS, SESSION_SECONDS } from '../services/identity/accounts/rules';

/** Read by the front door and the site's script to choose the audience; holds nothing but "signed in". */
const AUDIENCE = 'kozyr_audience';

const isSecure = (ctx: Pick<Context, 'env'>) => ctx.env.PUBLIC_URL.startsWith('https:');

/**
 * The cookie that opens a session. Behind https its name begins with `__Host-`: browsers then keep it for the very host that set
 * it, and no other host of the domain (games, gateway, content) sees it or can plant one.
 */
const refreshName = (ctx: Context) => (isSecure(ctx) ? '__Host-kozyr_refresh' : 'kozyr_refresh');

/** The cookie by which a browser is known again, for its very host too. It opens nothing. */
const browserName = (ctx: Pick<Context, 'env'>) => (isSecure(ctx) ? '__Host-kozyr_browser' : 'kozyr_browser');

function attributes(ctx: Context) {
  return { path: '/', sameSite: 'lax' as const, secure: isSecure(ctx) };
}

/** The marker alone is for the site's host as well, when the call came to its api subdomain (spec §7). */
function markerAttributes(ctx: Context, request: FastifyRequest) {
  const api = apiOrigin(ctx.env.PUBLIC_URL);
  const domain = siteDomain(ctx.env.PUBLIC_URL);
  const onSubdomain = api !== null && domain !== null && request.host === new URL(api).host;
  return { ...attributes(ctx), ...(onSubdomain ? { domain } : {}) };
}

export function setSessionCookies(
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { refreshToken, browser }: { refreshToken: string; browser?: string },
): void {
  if (browser !== undefined)
    reply.setCookie(browserName(ctx), browser, { ...attributes(ctx), maxAge: BROWSER_SECONDS, httpOnly: true });
  reply.setCookie(refreshName(ctx), refreshToken, { ...attributes(ctx), maxAge: SESSION_SECONDS, httpOnly: true });
  reply.setCookie(AUDIENCE, 'member', { ...markerAttributes(ctx, request), maxAge: SESSION_SECONDS });
}

/** What the browser of a request is known by: what it brings, or a new word of 192 random bits. */
export function browserOf(ctx: Pick<Context, 'env'>, { cookies }: Pick<FastifyRequest, 'cookies'>): string {
  const brought = cookies[browserName(ctx)] ?? '';
  return /^[\w-]{32}$/.test(brought) ? brought : randomBytes(24).toString('base64url');
}

export function clearSessionCookies(ctx: Context, reply: FastifyReply): void {
  reply.clearCookie(refreshName(ctx), { ...attributes(ctx), httpOnly: true });
  // Whoever changed from one address of the API to the other has the marker under both.
  reply.clearCookie(AUDIENCE, attributes(ctx));
  const domain = siteDomain(ctx.env.PUBLIC_URL);
  if (domain !== null) reply.clearCookie(AUDIENCE, { ...attributes(ctx), domain });
}

/**
 * The refresh token of a request. A foreign page can make a browser send the cookie, but not this header.
 * @throws DomainError BAD_REQUEST without `x-requested-with: kozyr`.
 */
export function refreshTokenOf(ctx: Context, request: FastifyRequest): string | undefined {
  if (request.headers['x-requested-with'] !== 'kozyr')
    throw new DomainError('BAD_REQUEST', 'Calls by cookie need the header x-requested-with: kozyr.');
  return request.cookies[refreshName(ctx)];
}
