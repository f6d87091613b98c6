import { isHidden, unescaped } from '@kozyr/contracts/api-address';
import { CONTENT_TEXTS, readModalTextsPath } from '@kozyr/contracts/modal-texts';
import { readStreamMediaPath, STREAM_MEDIA } from '@kozyr/contracts/stream-addresses';
import { pathLocale, spelledLocale } from './locale';

/**
 * Where a request goes.
 * page: a localised page of the site; asset: a file of the site, kept for as long as it says; site: anything else of the site;
 * texts: published texts of a modal, from the content service; streams: the studio's streams, as they are made;
 * unlocalised: a page address that still needs its locale; staking-callback, settling-callback: what only game providers and payment
 * gateways call, apart by whether it ends a movement of money already begun;
 * hidden: what nobody reaches through the front door.
 */
type RouteKind =
  | 'page'
  | 'asset'
  | 'site'
  | 'platform'
  | 'staking-callback'
  | 'settling-callback'
  | 'hidden'
  | 'art'
  | 'media'
  | 'texts'
  | 'streams'
  | 'edge'
  | 'unlocalised'
  | 'forbidden';

interface Route {
  readonly kind: RouteKind;
  /** The path to ask the upstream for, without the query that came; of texts with the only one there is. */
  readonly path: string;
}

const MEDIA = '/content-media/';
/** Files by convention that Next serves without an extension, at any depth of a locale or at the top. */
const METADATA = /^\/(?:icon|apple-icon|opengraph-image|twitter-image)\d*(?:-[\da-z]+)?$/;
const SITE_API = /^\/api\/(?:health|revalidate|preview|draft[\w-]*)(?:\/|$)/;
/** The platform's seamless wallet and payment webhooks; read with escapes undone, as the platform's router reads them. */
const CALLBACK = /^\/api\/+(?:seamless|webhooks)(?:\/|$)/i;
/** Those that end a movement of money already begun. */
const SETTLING = /^\/api\/+(?:webhooks\/|seamless\/[^/]*\/(?:transaction\/)?(?:win|refund|rollback)\/?$)/i;
const EXTENSION = /\.[\w-]+$/;
/** Dot segments, however written, backslashes and control characters: upstreams read these differently, so nobody gets them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
const UNSAFE = /(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)|[\\\u0000-\u0020\u007f]|%00|%5c/i;

/** Of a path below /api with escapes undone. */
function callKind(readable: string): RouteKind {
  if (!CALLBACK.test(readable)) return 'platform';
  return SETTLING.test(readable) ? 'settling-callback' : 'staking-callback';
}

/** Decides by the path alone (no query). Anything unsafe is forbidden before any other rule is asked. */
export function routeOf(pathname: string): Route {
  if (pathname.charCodeAt(0) !== 47 || UNSAFE.test(pathname)) return { kind: 'forbidden', path: pathname };
  if (pathLocale(pathname) !== undefined) {
    return { kind: EXTENSION.test(pathname) ? 'site' : 'page', path: pathname };
  }
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    if (SITE_API.test(pathname)) return { kind: 'site', path: pathname };
    const readable = unescaped(pathname);
    if (isHidden(readable)) return { kind: 'hidden', path: pathname };
    return { kind: callKind(readable), path: pathname.slice(4) || '/' };
  }
  if (pathname.startsWith('/_next/static/')) return { kind: 'asset', path: pathname };
  if (pathname.startsWith('/_edge/') || pathname === '/_edge') return { kind: 'edge', path: pathname };
  if (pathname.startsWith('/art/'))
    return { kind: pathname.toLowerCase().includes('%2f') ? 'forbidden' : 'art', path: pathname };
  if (pathname.startsWith(MEDIA)) {
    const file = pathname.slice(MEDIA.length);
    // One file name and nothing more: the rest of the content service's address space is not public.
    if (file === '' || /\/|%2f/i.test(file)) return { kind: 'forbidden', path: pathname };
    return { kind: 'media', path: `/api/media/file/${file}` };
  }
  if (pathname.startsWith(CONTENT_TEXTS)) {
    const path = readModalTextsPath(pathname);
    return path === null ? { kind: 'forbidden', path: pathname } : { kind: 'texts', path };
  }
  if (pathname.startsWith(STREAM_MEDIA)) {
    const path = readStreamMediaPath(pathname);
    return path === null ? { kind: 'forbidden', path: pathname } : { kind: 'streams', path };
  }
  if (pathname.startsWith('/_next') || pathname.startsWith('/.well-known/')) return { kind: 'site', path: pathname };
  if (METADATA.test(pathname)) return { kind: 'site', path: pathname };
  if (EXTENSION.test(pathname)) return { kind: 'asset', path: pathname };
  return { kind: 'unlocalised', path: pathname };
}

/**
 * The same for the api subdomain, where everything is the platform's: `/users` there is `/api/users` of the site, and what is
 * hidden or for callbacks there is so here. Nothing of the site or of the edge itself has this name.
 */
export function apiRouteOf(pathname: string): Route {
  if (pathname.charCodeAt(0) !== 47 || UNSAFE.test(pathname)) return { kind: 'forbidden', path: pathname };
  const readable = unescaped(`/api${pathname}`);
  if (isHidden(readable)) return { kind: 'hidden', path: pathname };
  return { kind: callKind(readable), path: pathname };
}

/** The address to redirect to: /ua/games means /uk/games, anything else gets the chosen locale before it. Query is kept. */
export function localisedAddress(pathname: string, search: string, chosen: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  const alias = first.length === 2 ? spelledLocale(first) : undefined;
  if (alias !== undefined) return `/${[alias, ...rest].join('/')}${search}`;
  return `/${chosen}${pathname === '/' ? '' : pathname}${search}`;
}
