import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What games say that may play by themselves, in the language of the page. */
export const sayAuto = sayIn({ uk, ru, en, kk }, config.locale);
