import { DECK } from '../decisions/cards';
import { type Ratio, ratio } from '../decisions/ratio';
import { type Ending, NotOfferedError } from '../decisions/terms';
import { at } from '../model';
import type { Draw } from '../random';
import { dealerDraws, isAce, isBust, isNatural, isPair, MOST, totalOf } from './hands';

/** Twenty-one against a dealer. Its rules are those below. */
export type BlackjackModel = { engine: 'blackjack'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

/** The return of the best play, of the first stake, cut: best-play.ts works it out exactly. */
export const BLACKJACK_MODELS: readonly BlackjackModel[] = [
  { engine: 'blackjack', id: 'twenty-one', volatility: 'low', rtp: '99.42' },
];

/**
 * Cards that are laid out for a round. Each is drawn from a full pack of 52, whatever was drawn before it, so none is ever
 * missing. No round needs more, whatever is drawn and decided.
 */
export const SHOE = 60;

/** What a hand that wins comes to, in parts of its stake: the stake itself, and as much again; a blackjack half as much more. */
export const PAYS = { won: ratio(2, 1), blackjack: ratio(5, 2), push: ratio(1, 1) } as const;

/** The most that a round pays, in first stakes: two hands, both doubled, both won. */
export const MAX_PAID = 8;

export const MOVES = ['hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof MOVES)[number];
export type BlackjackAction = { kind: Move };

/** How the house goes on for a player who stayed away. */
export const STAND_PAT: BlackjackAction = { kind: 'stand' };

/** Moves that need the stake once more. */
export const isRaise = (kind: string): boolean => kind === 'double' || kind === 'split';

export const HAND_RESULTS = ['blackjack', 'won', 'push', 'lost', 'bust'] as const;
export type HandResult = (typeof HAND_RESULTS)[number];

export type PlayedHand = {
  cards: number[];
  /** Stakes on it: two of a hand that was doubled. */
  staked: number;
  /** How it ended; null before the end of the round, but a hand with too much has lost at once. */
  result: HandResult | null;
};

export type BlackjackProgress = {
  /** One hand, or two after a split. */
  hands: PlayedHand[];
  /** The dealer's cards that lie open: the first one, and all of them at the end. */
  dealer: number[];
  /** The hand that is decided in, from 0; null when the round is over. */
  turn: number | null;
  /** What may be decided in it. */
  offers: Move[];
  /** Stakes of the whole round. */
  staked: number;
  ended: Ending | null;
  /** What it pays, in first stakes; null before its end and when it pays nothing. */
  multiplier: Ratio | null;
};

/** All cards of a round in the order in which they are taken. */
export const layShoe = (draw: Draw): number[] => Array.from({ length: SHOE }, () => draw(DECK));

type Hand = { cards: number[]; staked: number; done: boolean };

/** Where cards are taken from: the first four are dealt to player, dealer, player, dealer. */
type Table = { shoe: readonly number[]; next: number; hands: Hand[]; split: boolean };

function take(table: Table): number {
  table.next += 1;
  return at(table.shoe, table.next - 1);
}

function give(table: Table, hand: Hand): void {
  hand.cards.push(take(table));
  // With twenty-one or more there is nothing left to decide.
  if (totalOf(hand.cards).total >= MOST) hand.done = true;
}

const openHand = ({ hands }: Table): Hand | undefined => hands.find(({ done }) => !done);

function offersTo(table: Table, { cards }: Hand): Move[] {
  const [first] = cards;
  if (first === undefined) return [];
  const moves: Move[] = ['hit', 'stand'];
  if (cards.length === 2) moves.push('double');
  if (!table.split && isPair(cards)) moves.push('split');
  return moves;
}

function splitHand(table: Table, hand: Hand): void {
  const [first, second] = hand.cards;
  if (first === undefined || second === undefined) return;
  // Two aces get one card each.
  const done = isAce(first);
  table.split = true;
  table.hands = [first, second].map((card) => ({ cards: [card], staked: 1, done }));
  for (const one of table.hands) give(table, one);
}

/** @throws NotOfferedError for a move that the rules do not allow where the round stands */
function move(table: Table, { kind }: BlackjackAction): void {
  const hand = openHand(table);
  if (!hand) throw new NotOfferedError('The round is over');
  if (!offersTo(table, hand).includes(kind)) throw new NotOfferedError(`No ${kind} is offered`);
  switch (kind) {
    case 'hit':
      give(table, hand);
      return;
    case 'stand':
      hand.done = true;
      return;
    case 'double':
      hand.staked = 2;
      give(table, hand);
      hand.done = true;
      return;
    case 'split':
      splitHand(table, hand);
      return;
  }
}

function resultOf(table: Table, { cards }: Hand, dealer: readonly number[]): HandResult {
  if (isBust(cards)) return 'bust';
  const natural = !table.split && isNatural(cards);
  if (natural !== isNatural(dealer)) return natural ? 'blackjack' : 'lost';
  const [own, other] = [totalOf(cards).total, totalOf(dealer).total];
  if (own === other) return 'push';
  return isBust(dealer) || own > other ? 'won' : 'lost';
}

/** What a hand comes to, in halves of the first stake. */
function halvesOf({ staked, result }: PlayedHand): bigint {
  if (result !== 'blackjack' && result !== 'won' && result !== 'push') return 0n;
  const { top, under } = PAYS[result];
  return (2n * BigInt(staked) * top) / under;
}

/**
 * Where a round stands after these decisions with these cards. Pure; the one place where cards turn into money. The dealer looks at
 * the second card at once: a blackjack ends the round before anything is decided, so nothing is doubled or split against one.
 * @throws NotOfferedError for a decision that the rules do not allow where it stands.
 * @throws RangeError when the cards do not suffice; those of `layShoe` always do
 */
export function playBlackjack(shoe: readonly number[], actions: readonly BlackjackAction[]): BlackjackProgress {
  const first: Hand = { cards: [at(shoe, 0), at(shoe, 2)], staked: 1, done: false };
  const dealer = [at(shoe, 1), at(shoe, 3)];
  first.done = isNatural(first.cards) || isNatural(dealer);
  const table: Table = { shoe, next: 4, hands: [first], split: false };
  for (const action of actions) move(table, action);
  const staked = table.hands.reduce((sum, hand) => sum + hand.staked, 0);
  const open = openHand(table);
  if (open) {
    const hands = table.hands.map(({ cards, staked: on }) => ({
      ...{ cards, staked: on, result: isBust(cards) ? ('bust' as const) : null },
    }));
    const turn = table.hands.indexOf(open);
    return {
      hands,
      dealer: dealer.slice(0, 1),
      turn,
      offers: offersTo(table, open),
      staked,
      ended: null,
      multiplier: null,
    };
  }
  const isLive = table.hands.some(({ cards }) => !isBust(cards)) && !(!table.split && isNatural(first.cards));
  while (isLive && dealerDraws(totalOf(dealer))) dealer.push(take(table));
  const hands = table.hands.map((hand) => ({
    ...{ cards: hand.cards, staked: hand.staked, result: resultOf(table, hand, dealer) },
  }));
  const halves = hands.reduce((sum, hand) => sum + halvesOf(hand), 0n);
  const ended = halves === 0n ? 'lost' : 'cashed-out';
  return { hands, dealer, turn: null, offers: [], staked, ended, multiplier: halves === 0n ? null : ratio(halves, 2) };
}
