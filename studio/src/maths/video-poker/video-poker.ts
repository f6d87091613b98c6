import { type Ratio, ratio } from '../decisions/ratio';
import { type Ending, NotOfferedError } from '../decisions/terms';
import { at } from '../model';
import { type Hand, handOf, type Paytable } from './hands';

/** Five cards, held or changed once. Its rules are those below. */
export type VideoPokerModel = { engine: 'video-poker'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const VIDEO_POKER_MODELS: readonly VideoPokerModel[] = [
  { engine: 'video-poker', id: 'jacks', volatility: 'medium', rtp: '96.14' },
];

/**
 * Jacks or better, 7/5: a full house pays seven stakes and a flush five. Played perfectly it returns 96.147 %, counted over
 * every deal by perfect-play.ts. Every pay is a whole number of stakes, so nothing is ever rounded.
 */
export const PAYS: Paytable = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 7,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
};

/** Cards of a hand; their places are 0..4, from the left. */
export const DEALT = 5;

/** The one decision: the places that are held, in ascending order; the others are changed. */
export type VideoPokerAction = { kind: 'hold'; held: number[] };

/** Everything is held: how the house ends a round whose player stayed away. */
export const STAND: VideoPokerAction = { kind: 'hold', held: Array.from({ length: DEALT }, (_, place) => place) };

/** Whether these are places of a hand, each once and in ascending order. */
export const isHeld = (held: readonly number[]): boolean =>
  held.every((place, index) => Number.isInteger(place) && place > (held[index - 1] ?? -1) && place < DEALT);

export type VideoPokerProgress = {
  /** The first five cards of the deck. */
  dealt: number[];
  /** What was held; null before the decision. */
  held: number[] | null;
  /** The five cards as they lie now. */
  cards: number[];
  /** What they are; null when they pay nothing. */
  hand: Hand | null;
  ended: Ending | null;
  /** What they pay, in stakes; before the decision, what holding all of them pays. */
  multiplier: Ratio | null;
};

/** A held card stays; each other one, from the left, is changed for the next card of the deck. */
function changed(deck: readonly number[], held: readonly number[]): number[] {
  let next = DEALT;
  return deck.slice(0, DEALT).map((card, place) => {
    if (held.includes(place)) return card;
    next += 1;
    return at(deck, next - 1);
  });
}

/**
 * Where a round stands after these decisions with this deck. Pure; the one place where cards turn into money.
 * @throws NotOfferedError for a decision that the rules do not allow where it stands.
 */
export function playVideoPoker(deck: readonly number[], actions: readonly VideoPokerAction[]): VideoPokerProgress {
  const dealt = deck.slice(0, DEALT);
  const [action, ...more] = actions;
  if (more.length > 0) throw new NotOfferedError('The round is over');
  if (action && !isHeld(action.held)) throw new NotOfferedError('These are no places of the hand');
  const held = action ? [...action.held] : null;
  const cards = held ? changed(deck, held) : dealt;
  const hand = handOf(cards);
  const ended = held && (hand === null ? 'lost' : 'cashed-out');
  return { dealt, held, cards, hand, ended, multiplier: hand && ratio(PAYS[hand], 1) };
}
