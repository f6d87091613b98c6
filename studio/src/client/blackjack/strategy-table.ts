import { bestMove } from '../../maths/blackjack/best-play';
import type { Move } from '../../maths/blackjack/blackjack';
import { h } from '../dom';
import { sayBlackjack } from './say-blackjack';

/** The dealer's open card, an ace last, by its worth. */
const UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;

/** A card of this worth; which suit it has does not matter. */
const card = (worth: number): number => (worth - 1) * 4;
const nameOf = (worth: number): string => (worth === 1 ? 'A' : String(worth));

/** Two cards that come to a hard total and are no pair. */
const hard = (total: number): number[] => (total > 12 ? [card(10), card(total - 10)] : [card(2), card(total - 2)]);

const LETTERS: Readonly<Record<Move, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P' };

/** The best move in letters; of doubling also what is best where it can't be done any more. */
function cell(cards: readonly number[], up: number, pair: boolean): string {
  const best = bestMove(cards, card(up), pair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']);
  return best === 'double' && bestMove(cards, card(up), ['hit', 'stand']) === 'stand' ? 'Ds' : LETTERS[best];
}

type Row = { name: string; cards: number[]; pair: boolean };

const ROWS: readonly Row[] = [
  ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((total) => ({
    ...{ name: String(total), cards: hard(total), pair: false },
  })),
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((worth) => ({
    ...{ name: `A,${worth}`, cards: [card(1), card(worth)], pair: false },
  })),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((worth) => ({
    ...{ name: `${nameOf(worth)},${nameOf(worth)}`, cards: [card(worth), card(worth)], pair: true },
  })),
];

/** The best play of every hand against every open card, worked out here and now from the rules. */
export function strategyTable(): HTMLElement {
  const head = h('tr', {}, h('td', {}), ...UP.map((up) => h('th', { scope: 'col' }, nameOf(up))));
  const rows = ROWS.map(({ name, cards, pair }) =>
    h('tr', {}, h('th', { scope: 'row' }, name), ...UP.map((up) => h('td', {}, cell(cards, up, pair)))),
  );
  return h(
    'div',
    { class: 'wide' },
    h(
      'table',
      { class: 'best', 'aria-label': sayBlackjack('strategy') },
      h('thead', {}, head),
      h('tbody', {}, ...rows),
    ),
  );
}
