import { CONTENT_PAGE_PATHS } from '@kozyr/contracts/content';
import { contentLanguageOf, LOCALES } from '@kozyr/contracts/locales';
import { languageOf } from './language';

/** Where the site shows a page with its drafts, in the editor's language; `token` lets them in. */
export function previewAddress(options: {
  publicUrl: string;
  token: string;
  pageKey: string;
  language: string;
}): string {
  const { publicUrl, token, pageKey } = options;
  const language = languageOf(options.language);
  const locale = LOCALES.find((one) => contentLanguageOf[one] === language);
  const path = CONTENT_PAGE_PATHS[pageKey] ?? `/${pageKey}`;
  const address = new URL('/api/preview', publicUrl);
  address.searchParams.set('token', token);
  address.searchParams.set('path', `/${locale}${path === '/' ? '' : path}`);
  return address.href;
}
