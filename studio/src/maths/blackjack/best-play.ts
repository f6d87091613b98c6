import { type Ratio, ratio } from '../decisions/ratio';
import type { Move } from './blackjack';
import { dealerDraws, isPair, MOST, NO_CARDS, type Total, totalOf, withCard } from './hands';

/**
 * All values are whole numbers of so many parts of half a stake. Every draw divides by 13 and no path has more draws than this
 * many, so that nothing is ever rounded.
 */
const SCALE = 13n ** 60n;
const STAKE = 2n * SCALE;

/** Worths and how many ranks of the thirteen have them: tens, jacks, queens and kings count the same. */
const WORTHS: readonly (readonly [worth: number, ranks: bigint])[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((worth) => [
  worth,
  worth === 10 ? 4n : 1n,
]);

/** The mean over the next card. @throws RangeError when a part would be lost */
function overCards(worthOf: (worth: number) => bigint): bigint {
  const sum = WORTHS.reduce((all, [worth, ranks]) => all + ranks * worthOf(worth), 0n);
  if (sum % 13n !== 0n) throw new RangeError('The scale is too small');
  return sum / 13n;
}

const keyOf = ({ total, soft }: Total): number => total * 2 + (soft ? 1 : 0);

/** Keeps what a function of a total answered. */
function kept(compute: (total: Total) => bigint): (total: Total) => bigint {
  const known = new Map<number, bigint>();
  return (total) => {
    const found = known.get(keyOf(total)) ?? compute(total);
    known.set(keyOf(total), found);
    return found;
  };
}

/** How likely a dealer who has this total ends with `final`, in parts of SCALE; 22 stands for too much. */
const ends = new Map(
  [17, 18, 19, 20, 21, 22].map((final) => {
    const chance: (total: Total) => bigint = kept((total) => {
      if (dealerDraws(total)) return overCards((worth) => chance(withCard(total, worth)));
      return Math.min(total.total, MOST + 1) === final ? SCALE : 0n;
    });
    return [final, chance];
  }),
);

/** What every move is worth against an open card, over and above the stakes, in parts of STAKE; without a dealer's blackjack. */
function against(up: number) {
  const first = withCard(NO_CARDS, up);
  // A second card that makes a blackjack has ended the round before a move: such cards count nothing here.
  const second = (worthOf: (total: Total) => bigint): bigint =>
    overCards((worth) => {
      const total = withCard(first, worth);
      return total.total === MOST ? 0n : worthOf(total);
    });
  const chances = [...ends].map(([final, chance]) => ({ final, chance: second(chance) }));
  const mass = chances.reduce((sum, { chance }) => sum + chance, 0n);

  const stand = kept(({ total }) => {
    if (total > MOST) return -2n * mass;
    return chances.reduce((sum, { final, chance }) => {
      if (final === total) return sum;
      return final > MOST || final < total ? sum + 2n * chance : sum - 2n * chance;
    }, 0n);
  });
  const hit = kept((total) => overCards((worth) => afterCard(withCard(total, worth))));
  /** With twenty-one and more there is nothing to decide. */
  const afterCard = kept((total) => (total.total >= MOST ? stand(total) : larger(stand(total), hit(total))));
  const double = kept((total) => 2n * overCards((worth) => stand(withCard(total, worth))));
  const firstTwo = (total: Total) =>
    total.total === MOST ? stand(total) : larger(larger(stand(total), hit(total)), double(total));
  /** Both hands of a split are worth the same. */
  const split = (worth: number) => {
    const single = withCard(NO_CARDS, worth);
    return 2n * overCards((next) => (worth === 1 ? stand : firstTwo)(withCard(single, next)));
  };
  return { mass, stand, hit, double, split };
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const TABLES = new Map<number, ReturnType<typeof against>>();
function tableAgainst(up: number): ReturnType<typeof against> {
  const found = TABLES.get(up) ?? against(up);
  TABLES.set(up, found);
  return found;
}

/** What a move with these worths in hand is worth on average from there on, in stakes, exactly; without a dealer's blackjack. */
function worthIn(up: number, total: Total, pairOf: number | null, move: Move): bigint {
  const table = tableAgainst(up);
  if (move === 'split') return pairOf === null ? -4n * STAKE : table.split(pairOf);
  return table[move](total);
}

/**
 * What a move brings on average over and above what is staked, in first stakes, where the dealer has no blackjack. Pure.
 * `cards` and `up` as numbers of the deck.
 */
export function worthOfMove(cards: readonly number[], up: number, move: Move): Ratio {
  const upWorth = worthOfOne(up);
  const pairOf = isPair(cards) ? worthOfOne(cards[0] ?? 0) : null;
  return ratio(worthIn(upWorth, totalOf(cards), pairOf, move), 2n * tableAgainst(upWorth).mass);
}

/** Worth of one card, an ace one. */
const worthOfOne = (card: number): number => {
  const { total } = totalOf([card]);
  return total === 11 ? 1 : total;
};

/** The move that brings most of those offered; of several that bring the same the first. */
export function bestMove(cards: readonly number[], up: number, offers: readonly Move[]): Move {
  const upWorth = worthOfOne(up);
  const pairOf = isPair(cards) ? worthOfOne(cards[0] ?? 0) : null;
  const total = totalOf(cards);
  const worth = (move: Move) => worthIn(upWorth, total, pairOf, move);
  return offers.reduce((best, move) => (worth(move) > worth(best) ? move : best), offers[0] ?? 'stand');
}

/** What a deal is worth with the best play from there on, a dealer's blackjack included; in parts of STAKE. */
function worthOfDeal(one: number, other: number, up: number): bigint {
  const { mass } = tableAgainst(up);
  const total = withCard(withCard(NO_CARDS, one), other);
  // A blackjack: half as much more than the stake, and nothing where the dealer has one as well.
  if (total.total === MOST) return 3n * mass;
  const moves: Move[] = one === other ? ['stand', 'hit', 'double', 'split'] : ['stand', 'hit', 'double'];
  const pairOf = one === other ? one : null;
  const best = moves.map((move) => worthIn(up, total, pairOf, move)).reduce(larger);
  return best - 2n * (SCALE - mass);
}

/** What the best play returns of the first stake, exactly: the mean over every deal; doubled and split stakes are in it. */
export function bestReturn(): Ratio {
  const mean = overCards((up) => overCards((one) => overCards((other) => worthOfDeal(one, other, up))));
  return ratio(STAKE + mean, STAKE);
}
