import { bestMove } from '../blackjack/best-play';
import {
  BLACKJACK_MODELS,
  type BlackjackAction,
  isRaise,
  layShoe,
  type Move,
  playBlackjack,
} from '../blackjack/blackjack';
import { type Guess, type HighLowAction, type HighLowProgress, MAX_SKIPS, playHighLow } from '../high-low/high-low';
import { CELLS, layMines, type MinesAction, type MinesProgress, playMines } from '../mines/mines';
import { at } from '../model';
import type { Draw } from '../random';
import { bestHold } from '../video-poker/perfect-play';
import { DEALT, playVideoPoker, VIDEO_POKER_MODELS } from '../video-poker/video-poker';
import { shuffleDeck } from './cards';
import { decimal, type Ratio } from './ratio';

type MinesWay = (progress: MinesProgress, draw: Draw) => MinesAction;
type CardsWay = (progress: HighLowProgress, draw: Draw) => HighLowAction;

const CASH_OUT = { kind: 'cash-out' } as const;

const openAny: MinesWay = ({ opened }, draw) => {
  const closed = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
  return { kind: 'open', cell: closed[draw(closed.length)] ?? 0 };
};

const until =
  (safe: number): MinesWay =>
  (progress, draw) =>
    progress.opened.length >= safe ? CASH_OUT : openAny(progress, draw);

/** Stops at a coin's toss: as good as any other way, if the return is what it is said to be. */
const atWhim: MinesWay = (progress, draw) =>
  progress.opened.length > 0 && draw(3) === 0 ? CASH_OUT : openAny(progress, draw);

const likeliest = ({ offers }: HighLowProgress): Guess =>
  offers
    .filter(({ multiplier }) => multiplier !== null)
    .reduce((best, offer) => (offer.wins > best.wins ? offer : best)).guess;
/** The less likely of higher and lower. */
const bolder = ({ offers }: HighLowProgress): Guess =>
  offers
    .filter(({ guess: which, multiplier }) => which !== 'same' && multiplier !== null)
    .reduce((best, offer) => (offer.wins < best.wins ? offer : best)).guess;
const guess = (which: Guess): HighLowAction => ({ kind: 'guess', guess: which });

const rightTimes =
  (count: number, by: (progress: HighLowProgress) => Guess): CardsWay =>
  (progress) =>
    progress.right >= count ? CASH_OUT : guess(by(progress));

/** Changes the first card until a guess on it is nearly sure, then takes three of the likeliest. */
const choosy: CardsWay = (progress) => {
  const sure = progress.offers.some(({ wins, left }) => wins * 10 > left * 8);
  if (progress.right === 0 && !sure && progress.skips < MAX_SKIPS) return { kind: 'skip' };
  return progress.right >= 3 ? CASH_OUT : guess(likeliest(progress));
};

/** One guess, any of those offered. */
const anyGuess: CardsWay = ({ offers, right }, draw) => {
  const offered = offers.filter(({ multiplier }) => multiplier !== null);
  return right > 0 ? CASH_OUT : guess(offered[draw(offered.length)]?.guess ?? 'higher');
};

/** Stakes that come back; nine places are far finer than any simulation. */
const stakes = (multiplier: Ratio | null): number => (multiplier === null ? 0 : Number(decimal(multiplier, 9)));

/**
 * A way to play a model: one round for one stake, answered by the stakes it pays back. raises: it stakes more within a round, and what
 * was staked beyond the first is taken off what comes back, which may be less than nothing then.
 */
export type Strategy = { name: string; model: string; raises?: true; play: (draw: Draw) => number };

/** A whole round of mines, laid out first and played by what lies open alone. */
const onField = (name: string, count: number, way: MinesWay): Strategy => ({
  model: 'field',
  name: `field-${count}-${name}`,
  play(draw: Draw): number {
    const laid = layMines(draw, count);
    const actions: MinesAction[] = [];
    let progress = playMines(laid, actions);
    while (progress.ended === null) {
      actions.push(way(progress, draw));
      progress = playMines(laid, actions);
    }
    return stakes(progress.multiplier);
  },
});

const onDeck = (name: string, way: CardsWay): Strategy => ({
  model: 'deck',
  name: `deck-${name}`,
  play(draw: Draw): number {
    const deck = shuffleDeck(draw);
    const actions: HighLowAction[] = [];
    let progress = playHighLow(deck, actions);
    while (progress.ended === null) {
      actions.push(way(progress, draw));
      progress = playHighLow(deck, actions);
    }
    return stakes(progress.multiplier);
  },
});

/** Video poker as it pays most: the published return is that of this way, and any other returns less. */
const perfectly = (model: string): Strategy => ({
  model,
  name: `${model}-perfect`,
  play(draw) {
    const deck = shuffleDeck(draw);
    const held = bestHold(deck.slice(0, DEALT));
    return stakes(playVideoPoker(deck, [{ kind: 'hold', held }]).multiplier);
  },
});

/** Blackjack by the moves that bring most of those that are offered and wanted. */
function atTable(wanted: (move: Move) => boolean): Strategy['play'] {
  return (draw) => {
    const shoe = layShoe(draw);
    const actions: BlackjackAction[] = [];
    let progress = playBlackjack(shoe, actions);
    while (progress.turn !== null) {
      const { cards } = at(progress.hands, progress.turn);
      actions.push({ kind: bestMove(cards, at(progress.dealer, 0), progress.offers.filter(wanted)) });
      progress = playBlackjack(shoe, actions);
    }
    return stakes(progress.multiplier) - (progress.staked - 1);
  };
}

/** The published return is that of the first way; who never doubles or splits gets less. */
const byBasicStrategy = (model: string): Strategy[] => [
  { model, name: `${model}-best`, raises: true, play: atTable(() => true) },
  { model, name: `${model}-one-stake`, play: atTable((move) => !isRaise(move)) },
];

/** Timid and greedy, clever and thoughtless: those of mines and of high-low all have the same return. */
export const STRATEGIES: readonly Strategy[] = [
  onField('first', 1, until(1)),
  onField('three', 3, until(3)),
  onField('whim', 5, atWhim),
  onField('two', 12, until(2)),
  onField('first', 20, until(1)),
  onDeck('likeliest', rightTimes(3, likeliest)),
  onDeck('choosy', choosy),
  onDeck('bolder', rightTimes(1, bolder)),
  onDeck('whim', anyGuess),
  ...VIDEO_POKER_MODELS.map(({ id }) => perfectly(id)),
  ...BLACKJACK_MODELS.flatMap(({ id }) => byBasicStrategy(id)),
];
