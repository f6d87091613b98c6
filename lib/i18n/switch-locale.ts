import type { MouseEvent } from 'react';

const YEAR_SECONDS = 31_536_000;

/** The same address in another language: ("/uk/games?tag=new", "kk") is "/kk/games?tag=new". */
export function switchLocale(address: string, locale: string): string {
  return address.replace(/^\/[^/?#]*/, `/${locale}`);
}

/** Remembers the reader's choice for addresses without a language. */
function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `NEXT_LOCALE=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/**
 * What a press on a language does: the choice is remembered, and this very page opens in it, path, query and hash kept. A whole
 * page load, as everything on it is in the other language. A press that opens a new tab stays the browser's.
 */
export function openInLocale(event: MouseEvent, locale: string): void {
  rememberLocale(locale);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = window.location;
  window.location.assign(switchLocale(`${pathname}${search}${hash}`, locale));
}
