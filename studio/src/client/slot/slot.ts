import './reels.css';
import { coinsToMinor, drawRound } from '../../maths/round';
import { fromMinor, toMinor } from '../../page/amounts';
import { gameModel, say } from '../config';
import { recompute } from '../recompute';
import { createRoom } from '../room/room';
import { runSpinGame } from '../spin-game';
import { paysPanel, rulesPanel, symbolPays } from './pays-panel';
import { createReels } from './reels';
import { showRound } from './show-round';

const model = gameModel('slot');

const reels = createReels();
const room = createRoom(reels.element, { pays: symbolPays, bet: () => table.bet() });

const table = runSpinGame(
  {
    ...room.parts,
    start() {
      room.begun();
      reels.start();
    },
    hurry: reels.hurry,
    reset: reels.reset,
    async show(view, { outcome, ...round }, pace, first) {
      if (outcome?.engine === 'slot')
        await showRound({ view, reels, pace, turbo: room.turbo }, { ...round, ...outcome }, first);
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
