import { sayIn } from '../../page/say';
import { config } from '../config';
import { en } from './en';
import { kk } from './kk';
import { ru } from './ru';
import { uk } from './uk';

/** What games say whose rounds are a player's own (no table has them), in the language of the page. */
export const sayOwn = sayIn({ uk, ru, en, kk }, config.locale);
