import { at } from '../model';
import type { Draw } from '../random';

/** Four colours (look: clubs green, diamonds blue, hearts red, spades pale), in the order of the jackpots. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

/** From low to high: the ace is the lowest card. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export const DECK = RANKS.length * SUITS.length;

/** A card is a number: its rank times four, plus its suit. 0 is the ace of clubs, 51 the king of spades. */
export const rankOf = (card: number): number => Math.floor(card / SUITS.length);
export const suitOf = (card: number): Suit => at(SUITS, card % SUITS.length);
export const nameOf = (card: number): string => at(RANKS, rankOf(card));

/**
 * A whole deck in the order it will be dealt: a Fisher-Yates shuffle of 0..51 from the front, one number of the stream for
 * each card but the last. Pure for a given source.
 */
export function shuffleDeck(draw: Draw): number[] {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  for (let place = 0; place < DECK - 1; place += 1) {
    const from = place + draw(DECK - place);
    const drawn = at(deck, from);
    deck[from] = at(deck, place);
    deck[place] = drawn;
  }
  return deck;
}
