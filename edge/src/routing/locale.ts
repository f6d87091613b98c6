import { LOCALES, type Locale, localeOf } from '@kozyr/contracts/locales';

/** Spellings people and browsers use for our locales; ua and kz are the spec's own (§1). */
const SPELLINGS: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...LOCALES.map((locale): [string, Locale] => [locale, locale]),
  ['ua', 'uk'],
  ['kz', 'kk'],
]);

const LANGUAGE_RANGE = /^\s*([a-z]{1,8})(?:-[a-z0-9-]{1,32})?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i;
const MAX_HEADER = 512;

/** The router locale meant by a language code of any case, or undefined. */
export function spelledLocale(code: string): Locale | undefined {
  return SPELLINGS.get(code.toLowerCase());
}

/** The best of our locales for an Accept-Language header (RFC 9110 §12.5.4), or undefined when none is acceptable. */
export function negotiate(header: string | undefined): Locale | undefined {
  let best: Locale | undefined;
  let bestQuality = 0;
  for (const range of (header ?? '').slice(0, MAX_HEADER).split(',')) {
    const match = LANGUAGE_RANGE.exec(range);
    const locale = spelledLocale(match?.[1] ?? '');
    const quality = Number(match?.[2] ?? 1);
    if (locale !== undefined && quality > bestQuality) {
      best = locale;
      bestQuality = quality;
    }
  }
  return best;
}

/** Remembered, else negotiated, else what an unknown language reads (spec §9). */
export function chooseLocale(remembered: string | undefined, acceptLanguage: string | undefined): Locale {
  return localeOf(spelledLocale(remembered ?? '') ?? negotiate(acceptLanguage));
}

/** The locale a path begins with, by its exact router spelling; undefined for /ua, /UK or no locale. */
export function pathLocale(pathname: string): Locale | undefined {
  const second = pathname.charCodeAt(3);
  if (pathname.length > 3 && second !== 47) return undefined;
  const code = pathname.slice(1, 3);
  return LOCALES.find((locale) => locale === code);
}
