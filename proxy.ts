import { isAndroidPhone } from '@kozyr/contracts/android-phone';
import { isHidden, unescaped } from '@kozyr/contracts/api-address';
import { CONTENT_TEXTS, readModalTextsPath } from '@kozyr/contracts/modal-texts';
import { isStreamsPage, readStreamMediaPath, STREAM_MEDIA } from '@kozyr/contracts/stream-addresses';
import { type NextRequest, NextResponse } from 'next/server';
import { serverEnv } from './lib/env/server';
import { negotiateLocale } from './lib/i18n/negotiate-locale';
import { localePath } from './lib/routes/paths';

/** A picture that is asked for without a quality gets this one. Spec §7. */
const DEFAULT_IMAGE_QUALITY = '75';

/**
 * What the edge does when there is one: addresses without a language are redirected to one, and what belongs to other
 * services is passed on. The matcher keeps it away from every finished page, which it would slow by two thirds.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const passOn = (base: string, path: string) => NextResponse.rewrite(new URL(path + search, base));

  if (isHidden(unescaped(pathname)))
    return NextResponse.json({ errorCode: 'NOT_FOUND', message: 'Nothing lives here.' }, { status: 404 });
  if (pathname.startsWith('/api/')) return passOn(serverEnv.PLATFORM_URL, pathname.slice('/api'.length));
  if (pathname.startsWith('/art/')) return passOn(serverEnv.STUDIO_URL, pathname);
  if (pathname.startsWith('/content-media/')) {
    return passOn(serverEnv.CONTENT_URL, `/api/media/file/${pathname.slice('/content-media/'.length)}`);
  }
  if (pathname.startsWith(CONTENT_TEXTS)) return modalTexts(request);
  if (isStreamsPage(pathname)) return streamsPage(request);
  if (pathname.startsWith(STREAM_MEDIA)) return streamMedia(request);
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

function isPhone({ headers }: NextRequest): boolean {
  const said = (name: string) => headers.get(name) ?? undefined;
  return isAndroidPhone({
    userAgent: said('user-agent'),
    platform: said('sec-ch-ua-platform'),
    mobile: said('sec-ch-ua-mobile'),
  });
}

/**
 * The streaming section: there for phones with Android alone (spec §1, §6), nowhere for anybody else. No cache on the way may
 * keep either answer for the other.
 */
function streamsPage(request: NextRequest): NextResponse {
  const nowhere = request.nextUrl.clone();
  nowhere.pathname = `/${request.nextUrl.pathname.split('/').find((part) => part !== '')}/hidden`;
  const answer = isPhone(request) ? NextResponse.next() : NextResponse.rewrite(nowhere);
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set('vary', 'User-Agent, Sec-CH-UA-Mobile, Sec-CH-UA-Platform, Cookie');
  return answer;
}

/** The list of streams, for the same phones, and the files of each. */
function streamMedia(request: NextRequest): NextResponse {
  const path = readStreamMediaPath(request.nextUrl.pathname);
  if (path === '/streams' && !isPhone(request))
    return NextResponse.json({ errorCode: 'NOT_FOUND', message: 'Nothing lives here.' }, { status: 404 });
  if (path !== null) return NextResponse.rewrite(new URL(path, serverEnv.STUDIO_URL));
  return NextResponse.json({ errorCode: 'BAD_REQUEST', message: 'This address can not be read.' }, { status: 400 });
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
    '/api/((?!health$|ready$|revalidate$|preview$).*)',
    '/art/:path*',
    '/content-media/:path*',
    '/content-texts/:path*',
    '/stream-media/:path*',
    '/(uk|ru|en|kk)/streams/:path*',
    { source: '/_next/image', missing: [{ type: 'query', key: 'q' }] },
    // Pages without a language: no dot in the last part, not Next's own, no locale in front.
    '/((?!uk$|ru$|en$|kk$|uk/|ru/|en/|kk/|api/|art/|content-media/|content-texts/|stream-media/|_next/|.*\\.[^/]*$).*)',
  ],
};
