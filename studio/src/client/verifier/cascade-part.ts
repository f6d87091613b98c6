import { COLUMNS, ROWS } from '../../maths/cascade/model';
import { CASCADE_MODELS, cascadeModelOf } from '../../maths/cascade/models';
import { drawCascade, fallen } from '../../maths/cascade/round';
import type { CascadeSpin } from '../../maths/cascade/spin';
import { STAKE_COINS } from '../../maths/model';
import { h } from '../dom';
import { recompute } from '../recompute';
import { type Part, say } from './part';

const table = (grid: readonly (readonly string[])[], paying: readonly string[]) =>
  h(
    'table',
    {},
    h(
      'tbody',
      {},
      ...Array.from({ length: ROWS }, (_, row) =>
        h(
          'tr',
          {},
          ...grid.map((column) =>
            h('td', { class: paying.includes(column[row] ?? '') ? 'hit' : '' }, column[row] ?? ''),
          ),
        ),
      ),
    ),
  );

function spinCard(spin: CascadeSpin, index: number): HTMLElement {
  const steps: Node[] = [];
  let grid = spin.grid;
  for (const tumble of spin.tumbles) {
    const paying = tumble.wins.map((win) => win.symbol);
    const wins = tumble.wins.map((win) => `${win.symbol} ×${win.count} = ${win.coins}`).join(', ');
    steps.push(table(grid, paying), h('code', {}, wins));
    grid = fallen(grid, tumble);
  }
  const scatters = spin.scatterCoins > 0 ? ` + S ×${spin.scatters} = ${spin.scatterCoins}` : '';
  return h(
    'article',
    {},
    h('h2', {}, index === 0 ? say('paidSpin') : `${say('freeSpin')} ${index}`),
    ...steps,
    table(grid, []),
    h('code', {}, `${say('coins')}: ${spin.base} × ${spin.multiplier}${scatters} = ${spin.coins}`),
  );
}

export const cascadePart: Part = {
  models: CASCADE_MODELS.map(({ id }) => ({ id, label: `${id} · ${ROWS} × ${COLUMNS}` })),
  compute(id, seeds) {
    const round = recompute(drawCascade, cascadeModelOf(id), seeds);
    return { times: round.coins / STAKE_COINS, cards: round.spins.map(spinCard) };
  },
};
