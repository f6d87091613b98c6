import type { ContentLanguage } from '@kozyr/contracts/locales';
import { type Texts, texts } from '../../seed';

export type ProviderCopy = {
  slug: string;
  name: string;
  keywords: Record<ContentLanguage, string[]>;
  description: Texts;
};

/** Paragraphs of one language. */
type Said = readonly string[];

/** A studio's page: keywords after its name, and a description of two to four paragraphs, in the four languages. */
export function studio(
  [slug, name]: readonly [string, string],
  keywords: Record<ContentLanguage, string>,
  said: Record<ContentLanguage, Said>,
): ProviderCopy {
  const words = (list: string) => [name, ...list.split(',').map((word) => word.trim())];
  const html = (paragraphs: Said) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return {
    slug,
    name,
    keywords: { ua: words(keywords.ua), ru: words(keywords.ru), en: words(keywords.en), kz: words(keywords.kz) },
    description: texts(html(said.ua), html(said.ru), html(said.en), html(said.kz)),
  };
}
