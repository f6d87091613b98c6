import type { Locale } from '@kozyr/contracts/locales';
import { en, type TableTexts } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

export const TABLE_TEXTS: Record<Locale, TableTexts> = { uk, ru, en, kk };

type TableSay = (key: keyof TableTexts, values?: Record<string, string | number>) => string;

/** What tables say in a language, with {name} filled in. */
export function tableSayIn(locale: Locale): TableSay {
  return (key, values = {}) =>
    TABLE_TEXTS[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
