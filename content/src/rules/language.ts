import { CONTENT_LANGUAGES, type ContentLanguage } from '@kozyr/contracts/locales';

export const FALLBACK_LANGUAGE: ContentLanguage = 'ru';

/** The language asked for; anything unknown or absent is Russian. Spec §9. */
export function languageOf(asked: string | null | undefined): ContentLanguage {
  return CONTENT_LANGUAGES.find((language) => language === asked) ?? FALLBACK_LANGUAGE;
}
