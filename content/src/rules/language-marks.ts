import { CONTENT_LANGUAGES, type ContentLanguage } from '@kozyr/contracts/locales';
import { isBlank, type LocalizedValue } from './localized-texts';

/** How much of a document's text a language has of its own. */
export type LanguageMark = 'full' | 'part' | 'none';
export type LanguageMarks = Record<ContentLanguage, LanguageMark>;

/** Addresses, numbers and names of things: the same in every language, so nobody misses them in one. */
const FOR_MACHINES = /^[a-z0-9_./?&=#:-]*$/;

function isForPeople(value: unknown): boolean {
  if (isBlank(value)) return false;
  return typeof value !== 'string' || !FOR_MACHINES.test(value.trim());
}

/**
 * Which languages are filled: of the texts that any language has, all, some or none. Where one is empty visitors read
 * Russian (spec §9). Null when there is nothing to translate.
 */
export function languageMarks(values: readonly LocalizedValue[]): LanguageMarks | null {
  const texts = values.filter((value) => CONTENT_LANGUAGES.some((language) => isForPeople(value[language])));
  if (texts.length === 0) return null;
  const mark = (language: ContentLanguage): LanguageMark => {
    const filled = texts.filter((text) => !isBlank(text[language])).length;
    if (filled === texts.length) return 'full';
    return filled > 0 ? 'part' : 'none';
  };
  return { ua: mark('ua'), ru: mark('ru'), en: mark('en'), kz: mark('kz') };
}
