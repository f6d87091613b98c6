import { LOCALES, type Locale, localeSchema } from '@kozyr/contracts/locales';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { Audience } from '@/lib/content/component-rules';

export type PageParams = Promise<{ locale: string; audience: string }>;

const AUDIENCES: readonly Audience[] = ['guest', 'member'];

/**
 * Every page is made once per language and audience, when it is first asked for: what a build makes of it is shown to nobody
 * (lib/server/page-cache.mjs), and only proves that it can be made without a request. One language is enough for that.
 */
export const pagesOfBuild = AUDIENCES.map((audience) => ({ locale: LOCALES[0], audience }));

/** Reads the two hidden halves of an address and tells next-intl the language. Call it first in every page and layout. */
export async function readPageParams(params: PageParams): Promise<{ locale: Locale; audience: Audience }> {
  const given = await params;
  const locale = localeSchema.safeParse(given.locale).data;
  const audience = AUDIENCES.find((each) => each === given.audience);
  if (!locale || !audience) notFound();
  setRequestLocale(locale);
  return { locale, audience };
}
