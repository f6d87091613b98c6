import { factor, grouped } from '../../page/amounts';
import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What games of decisions say, in the language of the page. */
export const sayDecision = sayIn({ uk, ru, en, kk }, config.locale);

/** "1.2597" as "×1.25": cut to two places, digits in threes. What is paid is worked out from the exact fraction. */
export const timesText = (multiplier: string): string => {
  const [whole = '0', places = ''] = multiplier.split('.');
  return factor(grouped(`${whole}.${places.slice(0, 2).padEnd(2, '0')}`));
};

/** A share as percent with one decimal, cut: 22 of 25 is "88.0"; what is under a tenth says so. */
export function percentText(part: number, whole: number): string {
  const tenths = Math.floor((part * 1_000) / whole);
  return tenths === 0 && part > 0 ? '< 0.1' : (tenths / 10).toFixed(1);
}
