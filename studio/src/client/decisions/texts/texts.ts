import type { Locale } from '@kozyr/contracts/locales';
import { config } from '../../config';
import { type DecisionTexts, en } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

const TEXTS: Record<Locale, DecisionTexts> = { uk, ru, en, kk };

/** A text of the games of decisions in the language of the page, with {name} filled in. */
export const sayDecision = (key: keyof DecisionTexts, values: Record<string, string | number> = {}): string =>
  TEXTS[config.locale][key].replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
