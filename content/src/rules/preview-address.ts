import { CONTENT_PAGE_PATHS } from '@kozyr/contracts/content';
import { contentLanguageOf, LOCALES, languageAskedFor } from '@kozyr/contracts/locales';

/** Keys of pages without an address of their own, which are parts of many pages. */
export const FOOTER_PAGE = 'footer';
export const PROVIDER_PAGE = 'provider-page';

/** Where a provider's page stands, without locale. Spec §2. */
export function providerPath(slug: string): string {
  return `/providers/${slug}`;
}

/**
 * Where the site shows a page, without locale. The footer stands under every page, so the main page shows it; blocks of
 * provider pages are shown under some provider's, or where the providers are listed while there is none.
 */
export function pagePath(pageKey: string, someProvider?: string): string {
  if (pageKey === FOOTER_PAGE) return '/';
  if (pageKey === PROVIDER_PAGE) return someProvider ? providerPath(someProvider) : '/providers';
  return CONTENT_PAGE_PATHS[pageKey] ?? `/${pageKey}`;
}

/** What the Preview button of the admin opens: a path of the site in the editor's language. See preview/open-preview.ts. */
export function previewAddress(path: string, contentLanguage: string): string {
  const language = languageAskedFor(contentLanguage);
  const locale = LOCALES.find((one) => contentLanguageOf[one] === language);
  return `/api/previews/open?${new URLSearchParams({ path: `/${locale}${path === '/' ? '' : path}` })}`;
}
