import './cascade.css';
import { drawCascade } from '../../maths/cascade/round';
import { coinsToMinor } from '../../maths/round';
import { fromMinor, toMinor } from '../../page/amounts';
import { gameModel } from '../config';
import { recompute } from '../recompute';
import { runSpinGame } from '../spin-game';
import { createField } from './field';
import { paysPanel, rulesPanel } from './pays-panel';
import { sayCascade } from './say-cascade';
import { showRound } from './show-round';

const model = gameModel('cascade');

const field = createField();

type Fallen = { grid: string[][]; tumbles: { fell: string[][] }[] };

/** Everything that lay there or fell in, in order. */
const cellsOf = (spins: readonly Fallen[]) =>
  JSON.stringify(spins.map(({ grid, tumbles }) => [grid, ...tumbles.map(({ fell }) => fell)]));

runSpinGame(
  {
    element: field.element,
    start: field.start,
    hurry: field.hurry,
    reset: field.reset,
    async show(view, { outcome, ...round }, pace, first) {
      if (outcome?.engine === 'cascade') await showRound({ view, field, pace }, { ...round, ...outcome }, first);
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
