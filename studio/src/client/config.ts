import type { GameConfig } from '../page/game-page';
import { need } from './dom';
import { sayIn } from './texts/texts';

/** The page and this script come from one build; the JSON in the page is what the server wrote there. */
function parseConfig(text: string): GameConfig {
  return JSON.parse(text) as GameConfig;
}

export const config = parseConfig(need(document.querySelector('#config')).textContent ?? '');
export const say = sayIn(config.locale);

/** Where the address says the money comes from. */
const address = new URLSearchParams(location.search);
export const launch = {
  token: address.get('token') ?? '',
  demo: address.get('mode') === 'demo' || !address.has('token'),
  currency: address.get('currency') === 'kzt' ? ('kzt' as const) : ('uah' as const),
};

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
