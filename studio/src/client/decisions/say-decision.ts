import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What games of decisions say, in the language of the page. */
export const sayDecision = sayIn({ uk, ru, en, kk }, config.locale);
