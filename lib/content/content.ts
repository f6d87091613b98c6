import 'server-only';
import {
  type ContentComponent,
  type ContentPage,
  componentsAnswer,
  contentPageSchema,
  type InfoList,
  infoListSchema,
  type ProviderPage,
  providerPageSchema,
  socialLinksAnswer,
} from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import { type Audience, secondsToNextChange, selectVisible } from './component-rules';
import { fetchContent } from './fetch-content';
import { sanitizeRichText } from './sanitize';

/** How long before its start the site wants to know a component: longer than it keeps an answer (spec §9: 600 s). */
const AHEAD_SECONDS = '1200';

/**
 * A page's blocks for an audience, in order, with their parts; null when there is nothing to be had. Texts are raw:
 * sanitise to show. A page where a component comes or goes by its dates is made again at that moment.
 */
export async function getComponents(
  page: string,
  { locale, audience }: { locale: Locale; audience: Audience },
): Promise<ContentComponent[] | null> {
  const answer = await fetchContent(componentsAnswer, {
    path: 'components',
    locale,
    tag: `content:page:${page}`,
    query: { page, ahead: AHEAD_SECONDS },
    rightFor: ({ items }) => secondsToNextChange(items, new Date()),
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

/** A provider's marketing words in the reader's language, with sanitised description; null when there are none. Spec §1. */
export async function getProviderPage(slug: string, locale: Locale): Promise<ProviderPage | null> {
  const page = await fetchContent(providerPageSchema, {
    path: `providers/${encodeURIComponent(slug)}`,
    locale,
    tag: `content:provider:${slug}`,
  });
  return page && { ...page, description: sanitizeRichText(page.description) };
}

/** Links to the social channels, or none. Only https addresses. */
export async function getSocialLinks(locale: Locale) {
  const answer = await fetchContent(socialLinksAnswer, { path: 'social-links', locale, tag: 'content:social' });
  return answer?.items.filter((link) => link.url.startsWith('https://')) ?? [];
}
