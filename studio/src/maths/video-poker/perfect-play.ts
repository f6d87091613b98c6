import { DECK, SUITS } from '../decisions/cards';
import { type Ratio, ratio } from '../decisions/ratio';
import { at } from '../model';
import { handOf, type Paytable } from './hands';
import { DEALT, PAYS } from './video-poker';

/** Ways to hold five cards: bit n of such a number says that the n-th lowest card is held. */
const HOLDS = 2 ** DEALT;

/** How many sets of `size` cards there are below a card: numbers sets of cards without gaps. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: DECK + 1 }, (_, many) =>
  Array.from({ length: DEALT + 1 }, (_none, size) => {
    let ways = 1;
    for (let taken = 0; taken < size; taken += 1) ways = (ways * (many - taken)) / (taken + 1);
    return ways;
  }),
);
const choose = (many: number, size: number): number => at(at(CHOOSE, many), size);

const sizeOf = (hold: number): number => hold.toString(2).replaceAll('0', '').length;
const SIZES: readonly number[] = Array.from({ length: HOLDS }, (_, hold) => sizeOf(hold));

/** Hands that can become of a hold: all ways to draw the changed cards from the 47 that were not dealt. */
const drawsOf = (held: number): number => choose(DECK - DEALT, DEALT - held);

/** A number that all of these counts divide, so that holds are compared, and returns added up, without fractions. */
export const SHARE = drawsOf(0) * 5;
const SCALES: readonly number[] = SIZES.map((size) => SHARE / drawsOf(size));

/** For each set of up to five cards, by its number: what all hands that have these cards pay together, in stakes. */
type Sums = readonly Float64Array[];

/** The numbers of all 32 sets of cards of an ascending hand, written into `numbers`. */
function numberSets(hand: readonly number[], numbers: number[]): void {
  numbers[0] = 0;
  for (let place = 0; place < DEALT; place += 1) {
    // Sets whose highest card is this one: those below it, and the card.
    const below = 1 << place;
    const ways = at(CHOOSE, at(hand, place));
    for (let hold = 0; hold < below; hold += 1)
      numbers[hold | below] = at(numbers, hold) + at(ways, at(SIZES, hold) + 1);
  }
}

/** Calls for each of the 2,598,960 hands, its cards ascending; the list is the same one each time. */
function forEachHand(call: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const deal = (place: number, from: number) => {
    if (place === DEALT) return call(hand);
    for (let card = from; card < DECK; card += 1) {
      hand[place] = card;
      deal(place + 1, card + 1);
    }
  };
  deal(0, 0);
}

const KEPT = new WeakMap<Paytable, Sums>();

/** Adds up what every hand pays: seconds at first, and kept for a paytable then. */
export function sumsOf(pays: Paytable): Sums {
  const kept = KEPT.get(pays);
  if (kept) return kept;
  const sums = Array.from({ length: DEALT + 1 }, (_, size) => new Float64Array(choose(DECK, size)));
  const numbers: number[] = [];
  forEachHand((cards) => {
    const hand = handOf(cards);
    if (hand === null) return;
    numberSets(cards, numbers);
    for (let hold = 0; hold < HOLDS; hold += 1) {
      const list = at(sums, at(SIZES, hold));
      const number = at(numbers, hold);
      list[number] = (list[number] ?? 0) + pays[hand];
    }
  });
  KEPT.set(pays, sums);
  return sums;
}

/**
 * What each hold of an ascending hand is worth, in parts of SHARE of a stake; by number of the hold.
 * All hands that keep a hold and have nothing that is thrown away are counted by inclusion and exclusion.
 */
export function worthOfHolds(sums: Sums, hand: readonly number[]): number[] {
  const numbers: number[] = [];
  numberSets(hand, numbers);
  const worth = numbers.map((number, hold) => at(sums, at(SIZES, hold))[number] ?? 0);
  for (let place = 1; place < HOLDS; place *= 2) {
    for (let hold = 0; hold < HOLDS; hold += 1) {
      if ((hold & place) === 0) worth[hold] = at(worth, hold) - at(worth, hold | place);
    }
  }
  return worth.map((paid, hold) => paid * at(SCALES, hold));
}

/** Hands that differ by a change of suits alone are one: how many hands this one stands for, or 0 when another one does. */
function standsFor(hand: readonly number[]): number {
  const ranks = SUITS.map(() => 0);
  for (const card of hand) {
    const suit = card % SUITS.length;
    ranks[suit] = at(ranks, suit) | (1 << Math.floor(card / SUITS.length));
  }
  let same = 1;
  let ways = 24;
  for (let suit = 1; suit < SUITS.length; suit += 1) {
    if (at(ranks, suit) > at(ranks, suit - 1)) return 0;
    same = at(ranks, suit) === at(ranks, suit - 1) ? same + 1 : 1;
    ways /= same;
  }
  return ways;
}

/** What perfect play returns of a stake, exactly: the best hold of every deal; `classes` of deals were looked at. */
export function perfectReturn(pays: Paytable): { returned: Ratio; deals: number; classes: number } {
  const sums = sumsOf(pays);
  let [total, deals, classes] = [0, 0, 0];
  forEachHand((hand) => {
    const many = standsFor(hand);
    if (many === 0) return;
    classes += 1;
    deals += many;
    total += many * Math.max(...worthOfHolds(sums, hand));
  });
  return { returned: ratio(total, BigInt(deals) * BigInt(SHARE)), deals, classes };
}

/** The places to hold of five cards as they were dealt, ascending; of several that are worth the same the first. */
export function bestHold(dealt: readonly number[]): number[] {
  const hand = dealt.toSorted((one, other) => one - other);
  const worth = worthOfHolds(sumsOf(PAYS), hand);
  const best = worth.indexOf(Math.max(...worth));
  return dealt.flatMap((card, place) => ((best & (1 << hand.indexOf(card))) === 0 ? [] : [place]));
}
