import 'server-only';
import {
  type ContentComponent,
  type ContentPage,
  componentsAnswer,
  contentPageSchema,
  type InfoList,
  infoListSchema,
  socialLinksAnswer,
} from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import { type Audience, selectVisible } from './component-rules';
import { fetchContent } from './fetch-content';
import { sanitizeRichText } from './sanitize';

/** A page's blocks for an audience, in order; null when there is nothing to be had. Texts are raw: sanitise to show. */
export async function getComponents(
  page: string,
  { locale, audience }: { locale: Locale; audience: Audience },
): Promise<ContentComponent[] | null> {
  const answer = await fetchContent(componentsAnswer, {
    path: 'components',
    locale,
    tag: `content:page:${page}`,
    query: { page },
  });
  return answer && selectVisible(answer.items, { audience, now: new Date() });
}

/** Title, description and sanitised text of a static page. */
export async function getContentPage(key: string, locale: Locale): Promise<ContentPage | null> {
  const page = await fetchContent(contentPageSchema, {
    path: `pages/${encodeURIComponent(key)}`,
    locale,
    tag: `content:page:${key}`,
  });
  return page && { ...page, text: sanitizeRichText(page.text) };
}

/** An info list with sanitised texts. */
export async function getInfoList(key: string, locale: Locale): Promise<InfoList | null> {
  const list = await fetchContent(infoListSchema, {
    path: `info-lists/${encodeURIComponent(key)}`,
    locale,
    tag: `content:info-list:${key}`,
  });
  return (
    list && {
      ...list,
      header: { ...list.header, text: sanitizeRichText(list.header.text) },
      items: list.items.map((item) => ({ ...item, text: sanitizeRichText(item.text) })),
    }
  );
}

/** Links to the social channels, or none. Only https addresses. */
export async function getSocialLinks(locale: Locale) {
  const answer = await fetchContent(socialLinksAnswer, { path: 'social-links', locale, tag: 'content:social' });
  return answer?.items.filter((link) => link.url.startsWith('https://')) ?? [];
}
