import { CONTENT_LANGUAGES, type ContentLanguage, FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';

/** Keywords of a provider page whose language is not given or has none of its own. Spec §1. */
export const DEFAULT_KEYWORDS: readonly string[] = [
  'Kozyr',
  'слоты онлайн',
  'игровые автоматы',
  'провайдер игр',
  'играть онлайн',
  'provably fair',
];

export type ProviderTexts = {
  keywords: Partial<Record<ContentLanguage, readonly string[] | null>>;
  description: Partial<Record<ContentLanguage, string | null>>;
};

/**
 * Texts of a provider's page. Without a language: the default keywords and the Russian description (§1).
 * An unknown language reads as Russian (§9). A text the editor left empty falls back likewise.
 */
export function providerTexts(texts: ProviderTexts, asked: string | null | undefined) {
  const language = CONTENT_LANGUAGES.find((known) => known === asked) ?? (asked ? FALLBACK_LANGUAGE : undefined);
  const keywords = language ? (texts.keywords[language] ?? []) : [];
  const description = texts.description[language ?? FALLBACK_LANGUAGE] || texts.description[FALLBACK_LANGUAGE];
  return { keywords: keywords.length > 0 ? [...keywords] : [...DEFAULT_KEYWORDS], description: description ?? '' };
}
