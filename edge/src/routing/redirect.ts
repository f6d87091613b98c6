import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieValue } from '../http/facts';
import { chooseLocale } from './locale';
import { localisedAddress } from './route';

/** To the locale that is remembered, else negotiated; the answer depends on both, and on nothing a shared cache could know. */
export function redirectToLocale(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): void {
  const remembered = cookieValue(request.headers.cookie, 'NEXT_LOCALE');
  const locale = chooseLocale(remembered, request.headers['accept-language']);
  response.writeHead(307, [
    'Location',
    localisedAddress(path, search, locale),
    'Vary',
    'Accept-Language, Cookie',
    'Cache-Control',
    'private, no-store',
    'Content-Length',
    '0',
  ]);
  response.end();
}
