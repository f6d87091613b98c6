export type Theme = 'dark' | 'light';

/** The cookie that keeps which colours were chosen. */
export const THEME_COOKIE = 'desk_theme';

/** A year, in seconds. */
const KEPT_SECONDS = 31_536_000;

/** The colours a cookie names; null: none, as the system has them. */
export function readTheme(kept: string | undefined): Theme | null {
  return kept === 'dark' || kept === 'light' ? kept : null;
}

/** Shows the page in these colours from now on, and keeps that. @param theme null: as the system has them */
export function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; path=/; max-age=${theme ? KEPT_SECONDS : 0}; samesite=lax`;
}
