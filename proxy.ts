import { CONTENT_TEXTS, readModalTextsPath } from '@kozyr/contracts/modal-texts';
import { type NextRequest, NextResponse } from 'next/server';
import { serverEnv } from './lib/env/server';
import { negotiateLocale } from './lib/i18n/negotiate-locale';
import { localePath } from './lib/routes/locale-path';

/** A picture that is asked for without a quality gets this one. Spec §7. */
const DEFAULT_IMAGE_QUALITY = '75';

/**
 * What the edge does when there is one: addresses without a language are redirected to one, and what belongs to other
 * services is passed on. The matcher keeps it away from every finished page, which it would slow by two thirds.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const passOn = (base: string, path: string) => NextResponse.rewrite(new URL(path + search, base));

  if (pathname.startsWith('/api/')) return passOn(serverEnv.PLATFORM_URL, pathname.slice('/api'.length));
  if (pathname.startsWith('/art/')) return passOn(serverEnv.STUDIO_URL, pathname);
  if (pathname.startsWith('/content-media/')) {
    return passOn(serverEnv.CONTENT_URL, `/api/media/file/${pathname.slice('/content-media/'.length)}`);
  }
  if (pathname.startsWith(CONTENT_TEXTS)) return modalTexts(request);
  if (pathname === '/_next/image') {
    const target = request.nextUrl.clone();
    target.searchParams.set('q', DEFAULT_IMAGE_QUALITY);
    return NextResponse.rewrite(target);
  }
  const locale = negotiateLocale(request.cookies.get('NEXT_LOCALE')?.value, request.headers.get('accept-language'));
  const target = request.nextUrl.clone();
  target.pathname = localePath(locale, pathname);
  const answer = NextResponse.redirect(target, 307);
  answer.headers.set('vary', 'Accept-Language, Cookie');
  return answer;
}

/** Published texts of a modal: by key and language alone, whoever asks and whatever else they send. */
function modalTexts(request: NextRequest): NextResponse {
  const refuse = (status: number, message: string) =>
    NextResponse.json({ errorCode: 'BAD_REQUEST', message }, { status });
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'This method is not served here.');
  const path = readModalTextsPath(request.nextUrl.pathname);
  if (path === null) return refuse(400, 'This address can not be read.');
  const headers = new Headers(request.headers);
  for (const name of ['cookie', 'authorization']) headers.delete(name);
  const answer = NextResponse.rewrite(new URL(path, serverEnv.CONTENT_URL), { request: { headers } });
  // Data, never a page: what the edge says of it.
  answer.headers.set('x-content-type-options', 'nosniff');
  return answer;
}

export const config = {
  matcher: [
    '/',
    '/api/((?!health$|revalidate$|preview$).*)',
    '/art/:path*',
    '/content-media/:path*',
    '/content-texts/:path*',
    { source: '/_next/image', missing: [{ type: 'query', key: 'q' }] },
    // Pages without a language: no dot in the last part, not Next's own, no locale in front.
    '/((?!uk$|ru$|en$|kk$|uk/|ru/|en/|kk/|api/|art/|content-media/|content-texts/|_next/|.*\\.[^/]*$).*)',
  ],
};
