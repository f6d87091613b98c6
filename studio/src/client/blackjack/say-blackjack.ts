import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What blackjack says beside the words of all games of decisions, in the language of the page. */
export const sayBlackjack = sayIn({ uk, ru, en, kk }, config.locale);
