const YEAR_SECONDS = 31_536_000;

/** The same address in another language: ("/uk/games?tag=new", "kk") is "/kk/games?tag=new". */
export function switchLocale(address: string, locale: string): string {
  return address.replace(/^\/[^/?#]*/, `/${locale}`);
}

/** Remembers the reader's choice for addresses without a language. */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `NEXT_LOCALE=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
