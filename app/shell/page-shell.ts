import { CONTENT_PAGE_PATHS, type ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Audience } from '@/lib/content/component-rules';
import { getComponents, getContentPage } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type PageParams, readPageParams } from '../page-params';

/** Pages whose words and blocks editors keep (CONTENT_PAGE_PATHS of the contract). */
export const PAGE_KEYS = [
  'main',
  'games',
  'live-casino',
  'providers',
  'cashbox',
  'profile',
  'cashback',
  'bonuses',
  'battles',
  'jackpots',
  'wheel',
  'about-us',
  'responsible-gaming',
  'terms',
  'privacy-policy',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** Without locale. */
export function pathOf(key: PageKey): string {
  return CONTENT_PAGE_PATHS[key] ?? '/';
}

/** A page's title and description: the editors', or the site's own words. */
export async function readHead(key: PageKey, locale: Locale): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: 'pageHeads' });
  const record = await getContentPage(key, locale);
  return {
    title: record?.title || t(`${key}.title`),
    description: record?.description || t(`${key}.description`),
  };
}

/** What search engines and social networks read of a page. */
export async function shellMetadata(
  key: PageKey,
  params: PageParams,
  { index = true }: { index?: boolean } = {},
): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  return pageMetadata({ locale, path: pathOf(key), picture: key, index, ...(await readHead(key, locale)) });
}

export type Shell = {
  key: PageKey;
  locale: Locale;
  audience: Audience;
  title: string;
  /** The editors' running text, sanitised; "" when there is none. */
  text: string;
  /** null when the content service can't be had. */
  components: ContentComponent[] | null;
};

/** Everything editors have said of a page, for this audience. */
export async function readShell(key: PageKey, params: PageParams): Promise<Shell> {
  const { locale, audience } = await readPageParams(params);
  const [head, record, components] = await Promise.all([
    readHead(key, locale),
    getContentPage(key, locale),
    getComponents(key, { locale, audience }),
  ]);
  return { key, locale, audience, title: head.title, text: record?.text ?? '', components };
}
