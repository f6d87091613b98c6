import { randomBytes } from 'node:crypto';
import { LOCALES } from '@kozyr/contracts/locales';
import { type NextRequest, NextResponse } from 'next/server';
import { chosenLocale } from './lib/i18n/chosen-locale';

const development = process.env.NODE_ENV !== 'production';

/** Only scripts that carry this answer's own word run, and what those load. */
const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // Drawn rows are placed by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** An address without a language is redirected to one; each page gets its Content-Security-Policy. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const asked = LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  if (asked === undefined) {
    const target = request.nextUrl.clone();
    const locale = chosenLocale(request.cookies.get('NEXT_LOCALE')?.value, request.headers.get('accept-language'));
    target.pathname = pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
    const answer = NextResponse.redirect(target, 307);
    answer.headers.set('vary', 'Accept-Language, Cookie');
    return answer;
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = policyOf(nonce);
  const headers = new Headers(request.headers);
  // Next reads the word from the policy of the request and writes it on its own scripts.
  headers.set('content-security-policy', policy);
  // Layouts and pages are drawn side by side: whoever is first has to know the language, which the layout says too late.
  headers.set('x-next-intl-locale', asked);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', policy);
  return answer;
}

export const config = { matcher: ['/((?!api/|_next/|icon\\.svg$|favicon\\.ico$).*)'] };
