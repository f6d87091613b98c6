import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@kozyr/contracts/errors';
import type { Locale } from '@kozyr/contracts/locales';
import { cookieValue } from '../http/facts';
import { chooseLocale, pathLocale } from '../routing/locale';
import { TEXTS, type Trouble } from './texts';

interface EdgeError {
  readonly status: number;
  readonly errorCode: ErrorCode;
  /** English, for engineers. */
  readonly message: string;
  readonly retryAfter?: number;
  readonly requestId?: string;
  readonly closes?: boolean;
}

/** Codes of answers that refused something, for whoever looks when they are sent. */
const codes = new WeakMap<ServerResponse, ErrorCode>();

/** By which code the edge itself refused; undefined where it did not. */
export const refusalOf = (response: ServerResponse): ErrorCode | undefined => codes.get(response);

/** Answers with the error object of the API (§8) or, for a page, with a page in the visitor's language. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: EdgeError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  codes.set(response, error.errorCode);
  const asPage = wantsPage(request);
  const locale = asPage ? visitorLocale(request) : 'en';
  const body = Buffer.from(asPage ? page(locale, error) : json(error));
  const headers = [
    'Content-Type',
    asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  ];
  if (asPage) headers.push('Content-Language', locale, 'Referrer-Policy', 'strict-origin-when-cross-origin');
  if (error.retryAfter !== undefined) headers.push('Retry-After', String(error.retryAfter));
  if (error.requestId !== undefined) headers.push('x-request-id', error.requestId);
  if (error.closes === true) headers.push('Connection', 'close');
  response.writeHead(error.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function json({ errorCode, message, requestId }: EdgeError): string {
  return JSON.stringify({ errorCode, message, requestId });
}

/** Whether a browser asks for a page, and not for what a page is made of. */
export function wantsPage(request: IncomingMessage): boolean {
  const url = request.url ?? '';
  if (/^\/(?:api|_edge|art|content-media)(?:\/|\?|$)/.test(url) || request.headers.rsc !== undefined) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

function visitorLocale(request: IncomingMessage): Locale {
  const inPath = pathLocale((request.url ?? '').split('?', 1)[0] ?? '');
  return inPath ?? chooseLocale(cookieValue(request.headers.cookie, 'NEXT_LOCALE'), request.headers['accept-language']);
}

function troubleOf(status: number): Trouble {
  if (status === 451) return 'closed';
  if (status === 429) return 'busy';
  return status < 500 ? 'bad' : 'unavailable';
}

/** Where the one link of a page leads; to the same address where nothing else is named. */
const TARGETS: Partial<Record<Trouble, (locale: Locale) => string>> = {
  bad: (locale) => `/${locale}`,
  closed: (locale) => `/${locale}?auth=login`,
};

/** Needs nothing but itself: no script, no font, no picture; whoever reads this can reach nothing else. */
function page(locale: Locale, { status, requestId }: EdgeError): string {
  const trouble = troubleOf(status);
  const { title, body, again } = TEXTS[locale][trouble];
  const target = TARGETS[trouble]?.(locale) ?? '';
  const number = requestId === undefined ? `${status}` : `${status} · ${requestId}`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Kozyr</title>
<style>
html{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0a1210;color:#f5f0e4;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0 1rem}p{color:#a9b5ac;margin:0 0 1.5rem}
.suit{font-size:2.5rem;line-height:1;color:#edb84a}a{display:inline-block;min-height:44px;line-height:44px;padding:0 1.5rem;border-radius:10px;background:#edb84a;color:#1a1304;font-weight:600;text-decoration:none}
a:hover{background:#f6cc6e}a:focus-visible{outline:3px solid #f5f0e4;outline-offset:3px}small{display:block;margin-top:1.5rem;color:#a9b5ac}
</style></head><body><main><div class="suit" aria-hidden="true">♠</div><h1>${title}</h1><p>${body}</p>
<a href="${target}">${again}</a><small>${number}</small></main></body></html>
`;
}
