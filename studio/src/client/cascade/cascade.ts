import './cascade.css';
import { drawCascade } from '../../maths/cascade/round';
import { coinsToMinor } from '../../maths/round';
import { fromMinor, toMinor } from '../../page/amounts';
import { gameModel } from '../config';
import { recompute } from '../recompute';
import { createRoom } from '../room/room';
import { runSpinGame } from '../spin-game';
import { createField } from './field';
import { paysPanel, rulesPanel, symbolPays } from './pays-panel';
import { sayCascade } from './say-cascade';
import { showRound } from './show-round';

const model = gameModel('cascade');

const field = createField();
const room = createRoom(field.element, { pays: symbolPays, bet: () => table.bet() });

/** What lies there falls out; with turbo everything after it is faster as well. */
function start(): void {
  room.begun();
  field.start();
  if (room.turbo()) field.hurry();
}

type Fallen = { grid: string[][]; tumbles: { fell: string[][] }[] };

/** Everything that lay there or fell in, in order. */
const cellsOf = (spins: readonly Fallen[]) =>
  JSON.stringify(spins.map(({ grid, tumbles }) => [grid, ...tumbles.map(({ fell }) => fell)]));

const table = runSpinGame(
  {
    ...room.parts,
    start,
    hurry: field.hurry,
    reset: field.reset,
    async show(view, { outcome, ...round }, pace, first) {
      if (outcome?.engine === 'cascade')
        await showRound({ view, field: { ...field, start }, pace }, { ...round, ...outcome }, first);
    },
  },
  {
    pays: paysPanel,
    rules: rulesPanel,
    recheck: {
      again({ outcome, win, stake }, seeds) {
        const again = recompute(drawCascade, model, seeds);
        const same = outcome?.engine === 'cascade' && cellsOf(again.spins) === cellsOf(outcome.spins);
        const paid = fromMinor(coinsToMinor(again.coins, toMinor(stake)));
        return { good: same && paid === win, text: sayCascade('checkSame', { n: again.spins.length }) };
      },
    },
  },
);
