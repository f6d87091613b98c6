import type { GameConfig } from '../page/game-page';
import { sayIn } from '../page/say';
import { need } from './dom';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** The page and this script come from one build; the JSON in the page is what the server wrote there. */
function parseConfig(text: string): GameConfig {
  return JSON.parse(text) as GameConfig;
}

export const config = parseConfig(need(document.querySelector('#config')).textContent ?? '');
/** What every game says, in the language of the page. */
export const say = sayIn({ uk, ru, en, kk }, config.locale);

/** The mathematics of this game; its page has the client of its engine and no other. */
export function gameModel<Name extends GameConfig['model']['engine']>(engine: Name) {
  const isOf = (model: GameConfig['model']): model is Extract<GameConfig['model'], { engine: Name }> =>
    model.engine === engine;
  if (!isOf(config.model)) throw new Error(`A game of ${config.model.engine} is not one of ${engine}`);
  return config.model;
}

/** Where the address says the money comes from. */
const address = new URLSearchParams(location.search);
export const launch = {
  token: address.get('token') ?? '',
  demo: address.get('mode') === 'demo' || !address.has('token'),
  currency: address.get('currency') === 'kzt' ? ('kzt' as const) : ('uah' as const),
};

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
