import { type SlotModel, STAKE_COINS } from '../../maths/model';
import { SLOT_MODELS, slotModelOf } from '../../maths/models';
import { type DrawnSpin, drawRound } from '../../maths/round';
import { h } from '../dom';
import { recompute } from '../recompute';
import { type Part, say } from './part';

function spinCard({ lines }: SlotModel, spin: DrawnSpin, index: number): HTMLElement {
  const hits = new Set(
    spin.lines.flatMap((win) => (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => `${reel}:${row}`)),
  );
  const rows = (spin.grid[0] ?? []).map((_, row) =>
    h(
      'tr',
      {},
      ...spin.grid.map((reel, column) =>
        h('td', { class: hits.has(`${column}:${row}`) ? 'hit' : '' }, reel[row] ?? ''),
      ),
    ),
  );
  const wins = spin.lines.map((win) => `#${win.line + 1} ${win.symbol} ×${win.count} = ${win.coins}`).join(', ');
  return h(
    'article',
    {},
    h('h2', {}, index === 0 ? say('paidSpin') : `${say('freeSpin')} ${index} · ×${spin.multiplier}`),
    h('table', {}, h('tbody', {}, ...rows)),
    h('code', {}, `${say('stops')}: ${spin.stops.join(', ')}`),
    h(
      'code',
      {},
      `${say('coins')}: ${spin.coins} · ${wins || '—'}${spin.scatters > 2 ? ` · S x${spin.scatters} = ${spin.scatterCoins}` : ''}`,
    ),
  );
}

export const slotPart: Part = {
  models: SLOT_MODELS.map(({ id, lines, rows }) => ({ id, label: `${id} · ${lines.length} / ${rows} × 5` })),
  compute(id, seeds) {
    const model = slotModelOf(id);
    const round = recompute(drawRound, model, seeds);
    return {
      times: round.coins / STAKE_COINS,
      cards: round.spins.map((spin, index) => spinCard(model, spin, index)),
    };
  },
};
