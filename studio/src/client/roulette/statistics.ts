import { colourOf } from '../../maths/roulette/bets';
import { h } from '../dom';
import { sayAtTable } from '../tables/say-at-table';

const LAST = 15;
const EXTREMES = 4;

const ball = (number: number) => h('span', { class: `result ${colourOf(number)}` }, String(number));

/** Pockets by how often they came, most often first; equals by number. */
export function byFrequency(history: readonly number[]): { number: number; count: number }[] {
  const counts = Array.from({ length: 37 }, (_, number) => ({ number, count: 0 }));
  for (const number of history) {
    const entry = counts[number];
    if (entry) entry.count += 1;
  }
  return counts.sort((a, b) => b.count - a.count || a.number - b.number);
}

/** The last results in a row, newest first. */
export function lastResults() {
  const list = h('ol', { class: 'last', 'aria-label': sayAtTable('last'), 'data-testid': 'last-results' });
  return {
    element: list,
    show: (history: readonly number[]) =>
      list.replaceChildren(
        ...history
          .slice(0, LAST)
          .map((number) => h('li', { 'aria-label': `${number}, ${sayAtTable(colourOf(number))}` }, ball(number))),
      ),
  };
}

/** What came in the last rounds: colours in their shares, and the numbers that came most and least often. */
export function createStatistics() {
  const shares = h('div', { class: 'shares' });
  const hot = h('p', { class: 'extremes' });
  const cold = h('p', { class: 'extremes' });
  const count = h('span', {});
  const element = h(
    'section',
    { class: 'statistics' },
    h('h2', {}, sayAtTable('statistics'), count),
    shares,
    h('h3', {}, sayAtTable('hot')),
    hot,
    h('h3', {}, sayAtTable('cold')),
    cold,
    h('p', { class: 'muted' }, sayAtTable('memory')),
  );

  const extremes = (items: { number: number; count: number }[]) =>
    items.map(({ number, count: times }) =>
      h('span', { class: 'extreme' }, ball(number), h('small', {}, String(times))),
    );

  return {
    element,
    show(history: readonly number[]): void {
      const whole = history.length || 1;
      count.textContent = sayAtTable('statsOf', { n: history.length });
      shares.replaceChildren(
        ...(['red', 'black', 'zero'] as const).map((colour) => {
          const part = history.filter((number) => colourOf(number) === colour).length;
          const percent = Math.round((part / whole) * 100);
          const share = h('div', { class: `share ${colour}` }, `${percent}\u00a0%`);
          share.style.flexGrow = String(Math.max(part, whole / 12));
          return share;
        }),
      );
      const order = byFrequency(history);
      hot.replaceChildren(...extremes(order.slice(0, EXTREMES)));
      cold.replaceChildren(...extremes(order.slice(-EXTREMES).reverse()));
    },
  };
}
