import type { Locale } from '@kozyr/contracts/locales';
import { en, type Texts } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

export const TEXTS: Record<Locale, Texts> = { uk, ru, en, kk };

export type Say = (key: keyof Texts, values?: Record<string, string | number>) => string;

/** Texts of a language, with {name} filled in. */
export function sayIn(locale: Locale): Say {
  return (key, values = {}) =>
    TEXTS[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
