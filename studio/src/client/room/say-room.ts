import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What games with reels say beside what all games say, in the language of the page. */
export const sayRoom = sayIn({ uk, ru, en, kk }, config.locale);
