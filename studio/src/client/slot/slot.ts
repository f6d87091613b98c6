import './reels.css';
import { coinsToMinor, drawRound } from '../../maths/round';
import { fromMinor, toMinor } from '../../page/amounts';
import { gameModel, say } from '../config';
import { recompute } from '../recompute';
import { runSpinGame } from '../spin-game';
import { paysPanel, rulesPanel } from './pays-panel';
import { createReels } from './reels';
import { showRound } from './show-round';

const model = gameModel('slot');

const reels = createReels();

runSpinGame(
  {
    element: reels.element,
    start: reels.start,
    hurry: reels.hurry,
    reset: () => reels.set([3, 8, 13, 18, 23]),
    async show(view, { outcome, ...round }, pace, first) {
      if (outcome?.engine === 'slot') await showRound({ view, reels, pace }, { ...round, ...outcome }, first);
    },
  },
  {
    pays: paysPanel,
    rules: rulesPanel,
    recheck: {
      again({ outcome, win, stake }, seeds) {
        const again = recompute(drawRound, model, seeds);
        const stops = (spins: readonly { stops: number[] }[]) => JSON.stringify(spins.map((spin) => spin.stops));
        const same = outcome?.engine === 'slot' && stops(again.spins) === stops(outcome.spins);
        const paid = fromMinor(coinsToMinor(again.coins, toMinor(stake)));
        return { good: same && paid === win, text: say('checkOk', { n: again.spins.length }) };
      },
    },
  },
);
