import { rankOf, SUITS } from '../decisions/cards';

/** What five cards can be paid for, the best first. */
export const HANDS = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks',
] as const;
export type Hand = (typeof HANDS)[number];

/** Stakes that a hand pays. */
export type Paytable = Readonly<Record<Hand, number>>;

const bit = (rank: number): number => 1 << rank;

/** Ten to ace: an ace is the first rank, and stands above the king as well as below the two. */
const BROADWAY = bit(0) | bit(9) | bit(10) | bit(11) | bit(12);
const STRAIGHTS: ReadonlySet<number> = new Set([BROADWAY, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)]);
/** Jacks, queens, kings and aces: a pair of them pays. */
const HIGH = bit(0) | bit(10) | bit(11) | bit(12);

const isSeveral = (ranks: number): boolean => (ranks & (ranks - 1)) !== 0;

/** The best that five different cards are; null when they pay nothing. Their order does not matter. */
export function handOf(cards: readonly number[]): Hand | null {
  // Ranks that are there at least once, twice, three and four times, and the suits.
  let [once, twice, thrice, four, suits] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = bit(rankOf(card));
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    suits |= bit(card % SUITS.length);
  }
  if (four !== 0) return 'four';
  if (thrice !== 0) return isSeveral(twice) ? 'full-house' : 'three';
  if (isSeveral(twice)) return 'two-pair';
  if (twice !== 0) return (twice & HIGH) === 0 ? null : 'jacks';
  const straight = STRAIGHTS.has(once);
  if (isSeveral(suits)) return straight ? 'straight' : null;
  if (!straight) return 'flush';
  return once === BROADWAY ? 'royal-flush' : 'straight-flush';
}
