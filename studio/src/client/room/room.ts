import { h } from '../dom';
import { createMarquee } from './marquee';
import './room.css';
import { musicSwitch } from './music-switch';
import { createPaysTip, type SymbolPays } from './pays-tip';
import { createTurbo } from './turbo-switch';

type Has = {
  /** What each symbol pays at a bet. */
  pays: (bet: string) => readonly SymbolPays[];
  /** The bet that stands now. */
  bet: () => string;
};

/** Everything round the reels that is not of one engine: the sign, the switches of music and turbo, and what symbols pay. */
export function createRoom(reels: Element, { pays, bet }: Has) {
  const turbo = createTurbo();
  const tip = createPaysTip(reels, {
    all: () => pays(bet()),
    stands: () => document.body.dataset.state === 'idle',
  });
  return {
    /** For runSpinGame. */
    parts: {
      element: h('div', { class: 'playfield' }, reels, ...tip.elements),
      above: createMarquee(),
      tools: [turbo.button, musicSwitch()],
      opened: turbo.opened,
    },
    /** Whether reels stop sooner than by themselves. */
    turbo: turbo.on,
    /** A round began. */
    begun: tip.close,
  };
}
