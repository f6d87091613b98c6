import * as z from 'zod/mini';

/** Router locales (BCP 47), in the order the interface offers them. Default ru: the spec's fallback language (§9). */
export const LOCALES = ['uk', 'ru', 'en', 'kk'] as const;
export const DEFAULT_LOCALE = 'ru';
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** Content languages as the content service names them. Spec §1, §9. */
export const CONTENT_LANGUAGES = ['ua', 'ru', 'en', 'kz'] as const;
export const contentLanguageSchema = z.enum(CONTENT_LANGUAGES);
export type ContentLanguage = z.infer<typeof contentLanguageSchema>;

/** The one table between router locales and content languages. Spec §1: en to en, uk to ua, ru to ru; kk to kz is ours. */
export const contentLanguageOf: Record<Locale, ContentLanguage> = { uk: 'ua', ru: 'ru', en: 'en', kk: 'kz' };
