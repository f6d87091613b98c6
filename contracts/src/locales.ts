import * as z from 'zod/mini';

/** Router locales (BCP 47), in the order the interface offers them. Default ru: the spec's fallback language (§9). */
export const LOCALES = ['uk', 'ru', 'en', 'kk'] as const;
export const DEFAULT_LOCALE = 'ru';
// Both schemas are marked pure: whoever takes the languages alone, as the studio's games do, bundles no zod.
export const localeSchema = /* @__PURE__ */ z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** What is said in each of our languages, a text or all texts of a page: a language left out does not compile. */
export type InEveryLanguage<Said = string> = Readonly<Record<Locale, Said>>;

/** The locale of exactly this name, which came from outside; undefined for a language that is not ours. */
export const knownLocale = (name: unknown): Locale | undefined => LOCALES.find((locale) => locale === name);

/** The same, where something must be said: an unknown language reads Russian (spec §9). */
export const localeOf = (name: unknown): Locale => knownLocale(name) ?? DEFAULT_LOCALE;

/** Content languages as the content service names them. Spec §1, §9. */
export const CONTENT_LANGUAGES = ['ua', 'ru', 'en', 'kz'] as const;
export const contentLanguageSchema = /* @__PURE__ */ z.enum(CONTENT_LANGUAGES);
export type ContentLanguage = z.infer<typeof contentLanguageSchema>;

/** The one table between router locales and content languages. Spec §1: en to en, uk to ua, ru to ru; kk to kz is ours. */
export const contentLanguageOf: Record<Locale, ContentLanguage> = { uk: 'ua', ru: 'ru', en: 'en', kk: 'kz' };

/** What a text is read in where its own language is unknown or empty: Russian (spec §9). */
export const FALLBACK_LANGUAGE = contentLanguageOf[DEFAULT_LOCALE];

/** The content language of this name; one that is unknown or absent is the fallback. */
export const languageAskedFor = (name: string | null | undefined): ContentLanguage =>
  CONTENT_LANGUAGES.find((language) => language === name) ?? FALLBACK_LANGUAGE;
