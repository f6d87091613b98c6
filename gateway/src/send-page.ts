import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderMissing, renderUnavailable, STYLE_HASH } from './page/document';
import { FONTS } from './page/style';
import { languageOf } from './page/texts';

/** Nothing but our own style may run or load. A form's redirect counts as its action, so the merchant's site is named. */
function contentPolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; img-src data:; style-src '${STYLE_HASH}'; font-src 'self'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`;
}

/** Answers a payer's page; returnUrl: where its form may lead in the end. */
export function sendPage(reply: FastifyReply, status: number, html: string, returnUrl: string | null) {
  return reply
    .code(status)
    .header('content-security-policy', contentPolicy(returnUrl))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Answers that there is nothing at this address, in the browser's language. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  return sendPage(reply, 404, renderMissing(languageOf(request.headers['accept-language'] ?? '')), null);
}

/**
 * Answers that nothing can be said now: a payer's browser gets a page in its language, a merchant an error of the protocol's shape.
 * Whether a payment was made is in the books; the same address shows it later.
 */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  reply.header('retry-after', 2);
  const { accept = '', 'accept-language': language = '' } = request.headers;
  if (accept.includes('text/html')) return sendPage(reply, 503, renderUnavailable(languageOf(language)), null);
  return reply.code(503).send({
    error: 'unavailable',
    message: 'The database does not serve now; send the same call again after Retry-After.',
  });
}

/** The fonts of the pages; their names carry a digest. */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/fonts/:name', async (request, reply) => {
    const body = FONTS.get(request.params.name);
    if (!body) return sendMissing(request, reply);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type('font/woff2')
      .send(body);
  });
}

/** What a form sent; no field twice. */
export type Form = { Params: { id: string }; Body: Record<string, string> | undefined };

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
