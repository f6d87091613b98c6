import { BLACKJACK_MODELS, type BlackjackProgress, layShoe, SHOE } from '../../maths/blackjack/blackjack';
import { nameOf, type Suit, shuffleDeck, suitOf } from '../../maths/decisions/cards';
import { type Laid, progressOf, type RoundProgress } from '../../maths/decisions/laid-round';
import { decimal } from '../../maths/decisions/ratio';
import { actionsOf } from '../../maths/decisions/steps';
import { NotOfferedError } from '../../maths/decisions/terms';
import { HIGH_LOW_MODELS } from '../../maths/high-low/high-low';
import { CELLS, layMines, MINES, MINES_MODELS, SIDE } from '../../maths/mines/mines';
import { DEALT, VIDEO_POKER_MODELS } from '../../maths/video-poker/video-poker';
import { h } from '../dom';
import { recompute } from '../recompute';
import { type Computed, type Part, say } from './part';

const SIGNS: Record<Suit, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };
const sign = (card: number): string => `${nameOf(card)}${SIGNS[suitOf(card)]}`;

/** What the decisions come to, or null when the round does not allow them. */
function progressAfter(laid: Laid, steps: string): RoundProgress | null {
  try {
    return progressOf(laid, actionsOf(steps));
  } catch (error) {
    if (error instanceof NotOfferedError) return null;
    throw error;
  }
}

/** The round as far as its decisions go: what it pays at its end, and where it stands before. */
function computed(laid: Laid, steps: string, how: string, draw: (progress: RoundProgress | null) => Node[]): Computed {
  const progress = progressAfter(laid, steps);
  const multiplier = progress?.multiplier ?? null;
  const times = multiplier === null ? '0.00' : decimal(multiplier, 4);
  const word = progress === null ? say('wrong') : `${say('stands')} ${times} × ${say('stake')}`;
  const over = progress !== null && progress.ended !== null && progress.ended !== 'lost';
  return {
    times: over && multiplier !== null ? Number(decimal(multiplier, 2)) : 0,
    cards: [
      h('article', {}, h('p', {}, how)),
      h('article', {}, ...draw(progress), h('p', { class: progress === null ? 'bad' : '' }, word)),
    ],
  };
}

function minesTable(mines: readonly number[], progress: RoundProgress | null): Node[] {
  const opened = progress?.engine === 'mines' ? progress.opened : [];
  const hit = progress?.engine === 'mines' ? progress.hit : null;
  const cell = (place: number) => {
    const order = opened.indexOf(place);
    const text = mines.includes(place) ? '*' : order >= 0 ? String(order + 1) : '';
    return h('td', { class: order >= 0 || place === hit ? 'hit' : '' }, text);
  };
  const rows = Array.from({ length: SIDE }, (_, row) =>
    h('tr', {}, ...Array.from({ length: SIDE }, (_cell, column) => cell(row * SIDE + column))),
  );
  return [h('h2', {}, say('layout')), h('table', {}, h('tbody', {}, ...rows)), h('code', {}, mines.join(', '))];
}

/** How many cards of the deck lay open. */
function openOf(progress: RoundProgress | null): number {
  if (progress?.engine === 'high-low') return progress.dealt.length;
  return progress?.engine === 'video-poker' ? DEALT + DEALT - (progress.held?.length ?? DEALT) : 1;
}

function deckTable(deck: readonly number[], progress: RoundProgress | null): Node[] {
  const dealt = openOf(progress);
  const rows = Array.from({ length: 4 }, (_, row) =>
    h(
      'tr',
      {},
      ...deck
        .slice(row * 13, row * 13 + 13)
        .map((card, column) => h('td', { class: row * 13 + column < dealt ? 'hit' : '' }, sign(card))),
    ),
  );
  return [h('h2', {}, say('deck')), h('div', { class: 'wide' }, h('table', {}, h('tbody', {}, ...rows)))];
}

/** A whole number of mines that is offered; anything else is the nearest. */
const minesOf = (text: string | undefined): number =>
  Math.max(MINES.min, Math.min(MINES.max, Math.floor(Number(text)) || MINES.first));

export const minesPart: Part = {
  models: MINES_MODELS.map(({ id }) => ({ id, label: `${id} · ${CELLS}` })),
  fields: [
    { name: 'mines', label: say('mines'), value: String(MINES.first) },
    { name: 'steps', label: say('stepsMines'), value: '' },
  ],
  compute(_, seeds, { mines: count, steps = '' }) {
    const mines = recompute((many: number, draw) => layMines(draw, many), minesOf(count), seeds);
    return computed({ engine: 'mines', mines }, steps, say('howMines'), (progress) => minesTable(mines, progress));
  },
};

export const highLowPart: Part = {
  models: HIGH_LOW_MODELS.map(({ id }) => ({ id, label: `${id} · 52` })),
  fields: [{ name: 'steps', label: say('stepsCards'), value: '' }],
  compute(_, seeds, { steps = '' }) {
    const deck = recompute((_none: null, draw) => shuffleDeck(draw), null, seeds);
    return computed({ engine: 'high-low', deck }, steps, say('howCards'), (progress) => deckTable(deck, progress));
  },
};

/** The deck, and the five cards as they were paid. */
function handTable(deck: readonly number[], progress: RoundProgress | null): Node[] {
  const cards = progress?.engine === 'video-poker' ? progress.cards : deck.slice(0, DEALT);
  return [...deckTable(deck, progress), h('h2', {}, say('hand')), h('p', {}, cards.map(sign).join(' '))];
}

export const videoPokerPart: Part = {
  models: VIDEO_POKER_MODELS.map(({ id }) => ({ id, label: `${id} · 52` })),
  fields: [{ name: 'steps', label: say('stepsHold'), value: '' }],
  compute(_, seeds, { steps = '' }) {
    const deck = recompute((_none: null, draw) => shuffleDeck(draw), null, seeds);
    const how = `${say('howCards')} ${say('howHold')}`;
    return computed({ engine: 'video-poker', deck }, steps, how, (progress) => handTable(deck, progress));
  },
};

/** How many cards of the shoe were taken. */
const takenOf = ({ hands, dealer }: BlackjackProgress): number =>
  hands.reduce((sum, { cards }) => sum + cards.length, Math.max(2, dealer.length));

/** The shoe with what was taken of it, and what lay before the player and the dealer in the end. */
function shoeTable(shoe: readonly number[], progress: RoundProgress | null): Node[] {
  const played = progress?.engine === 'blackjack' ? progress : null;
  const taken = played ? takenOf(played) : 0;
  const row = (from: number) =>
    h(
      'tr',
      {},
      ...shoe
        .slice(from, from + 10)
        .map((card, column) => h('td', { class: from + column < taken ? 'hit' : '' }, sign(card))),
    );
  const rows = Array.from({ length: SHOE / 10 }, (_, number) => row(number * 10));
  const lying = (name: string, cards: readonly number[]) => h('p', {}, `${name}: ${cards.map(sign).join(' ')}`);
  return [
    h('h2', {}, say('shoe')),
    h('div', { class: 'wide' }, h('table', {}, h('tbody', {}, ...rows))),
    ...(played?.hands ?? []).map(({ cards }) => lying(say('player'), cards)),
    ...(played ? [lying(say('dealer'), played.dealer)] : []),
  ];
}

export const blackjackPart: Part = {
  models: BLACKJACK_MODELS.map(({ id }) => ({ id, label: `${id} · ${SHOE}` })),
  fields: [{ name: 'steps', label: say('stepsTable'), value: '' }],
  compute(_, seeds, { steps = '' }) {
    const shoe = recompute((_none: null, draw) => layShoe(draw), null, seeds);
    return computed({ engine: 'blackjack', shoe }, steps, say('howShoe'), (progress) => shoeTable(shoe, progress));
  },
};
