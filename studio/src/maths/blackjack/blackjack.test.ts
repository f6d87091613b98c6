import { describe, expect, test } from 'vitest';
import { decimal, payout, type Ratio, ratio, times } from '../decisions/ratio';
import { actionsOf } from '../decisions/steps';
import { NotOfferedError } from '../decisions/terms';
import { maxWinOf, rtpOf } from '../engines';
import { at } from '../model';
import { seededDraw } from '../random';
import { STAKE_STEP } from '../stake-step';
import { bestMove, bestReturn, worthOfMove } from './best-play';
import {
  BLACKJACK_MODELS,
  type BlackjackAction,
  type BlackjackProgress,
  layShoe,
  MOVES,
  type Move,
  playBlackjack,
  SHOE,
} from './blackjack';
import { dealerDraws, NO_CARDS, type Total, totalOf, withCard } from './hands';

const RANKS = 'A23456789TJQK';
const WORTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Cards by their ranks, of clubs: "A T" are an ace and a ten. */
const cards = (text: string): number[] => text.split(' ').map((name) => RANKS.indexOf(name) * 4);
const moves = (text: string): BlackjackAction[] =>
  actionsOf(text).map((action): BlackjackAction => {
    const kind = MOVES.find((move) => move === action.kind);
    if (!kind) throw new Error(`${action.kind} is no move`);
    return { kind };
  });
/** What a round came to: each hand's end, and what it pays in first stakes. */
function played(shoe: string, steps: string): string {
  const { hands, multiplier, staked } = playBlackjack(cards(shoe), moves(steps));
  return `${hands.map(({ result }) => result).join(' ')}, ${multiplier ? decimal(multiplier, 1) : '0.0'} of ${staked}`;
}

describe('a hand', () => {
  test.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A 6', 17, true],
    ['A 6 T', 17, false],
    ['A A A A A A A', 17, true],
    ['T 9 A A', 21, false],
    ['K Q J', 30, false],
    ['A 5 A', 17, true],
  ])('%s counts %i', (text, total, soft) => {
    expect(totalOf(cards(text))).toEqual({ total, soft });
  });
});

// Cards come to the player, the dealer, the player, the dealer, and then as they are taken.
describe('a round', () => {
  test.each([
    ['a blackjack pays three to two', 'A 9 K 7', '', 'blackjack, 2.5 of 1'],
    ['two blackjacks are equal', 'A A K K', '', 'push, 1.0 of 1'],
    ['a blackjack of the dealer ends it at once', '9 A 9 K', '', 'lost, 0.0 of 1'],
    ['a blackjack of the dealer under a ten too', '9 K 9 A', '', 'lost, 0.0 of 1'],
    ['a win pays one to one', 'K 9 Q 8', 'stand', 'won, 2.0 of 1'],
    ['equal totals are returned', 'K 9 8 9', 'stand', 'push, 1.0 of 1'],
    ['more than twenty-one has lost at once', 'K 9 6 9 K', 'hit', 'bust, 0.0 of 1'],
    ['twenty-one stands by itself', 'K 9 6 9 5', 'hit', 'won, 2.0 of 1'],
    ['the dealer draws to sixteen', 'K 9 8 7 5', 'stand', 'lost, 0.0 of 1'],
    ['the dealer stands on a soft seventeen', 'K A 8 6', 'stand', 'won, 2.0 of 1'],
    ['the dealer loses with too much', 'K 9 2 7 K', 'stand', 'won, 2.0 of 1'],
    ['a double gets one card', '6 9 5 8 K', 'double', 'won, 4.0 of 2'],
    ['a double may be lost', '6 9 5 8 2', 'double', 'lost, 0.0 of 2'],
    ['any two cards may be doubled', 'K 6 9 K 2 K', 'double', 'won, 4.0 of 2'],
    ['a split is two hands', '8 6 8 K K 2 K', 'split,stand,stand', 'won won, 4.0 of 2'],
    ['both may be doubled', '8 6 8 K 3 2 T T K', 'split,double,double', 'won won, 8.0 of 4'],
    ['one may be lost', '8 9 8 K 3 2 T 5', 'split,hit,hit,stand', 'won lost, 2.0 of 2'],
    ['a king and a ten are a pair', 'K 6 T K 9 9 K', 'split,stand,stand', 'won won, 4.0 of 2'],
    ['split aces get a card each and no blackjack', 'A 9 A K K 7', 'split', 'won lost, 2.0 of 2'],
    ['a dealer who need not draws nothing', '8 6 8 K 7 7 K K', 'split,hit,hit', 'bust bust, 0.0 of 2'],
  ])('a round ends by its rules: %s', (_, shoe, steps, came) => {
    expect(played(shoe, steps)).toBe(came);
  });

  test('the dealer shows one card until the end, and all of them then', () => {
    const shoe = cards('K 9 6 7 2 5');
    expect(playBlackjack(shoe, [])).toMatchObject({ dealer: cards('9'), turn: 0, offers: ['hit', 'stand', 'double'] });
    expect(playBlackjack(shoe, moves('hit'))).toMatchObject({ dealer: cards('9'), offers: ['hit', 'stand'] });
    expect(playBlackjack(shoe, moves('hit,stand'))).toMatchObject({
      dealer: cards('9 7 5'),
      turn: null,
      ended: 'lost',
    });
  });

  test.each([
    ['K 9 6 7 2 5', 'split'],
    ['K 9 6 7 2 5', 'hit,double'],
    ['K 9 6 7 2 5', 'stand,hit'],
    ['A 9 K 7', 'stand'],
    ['9 A 9 K', 'double'],
    ['8 6 8 K 8 2 K 5', 'split,split'],
    ['A 6 A K 5 6 T', 'split,hit'],
  ])('with %s the rules do not allow %s', (shoe, steps) => {
    expect(() => playBlackjack(cards(shoe), moves(steps))).toThrow(NotOfferedError);
  });

  test('a shoe always suffices, and every stake that is taken is paid without rounding', () => {
    const draw = seededDraw(21);
    for (let round = 0; round < 20_000; round += 1) {
      const shoe = layShoe(draw);
      const actions: BlackjackAction[] = [];
      let progress = playBlackjack(shoe, actions);
      while (progress.turn !== null) {
        actions.push({ kind: at(progress.offers, draw(progress.offers.length)) });
        progress = playBlackjack(shoe, actions);
      }
      const { multiplier, staked } = progress;
      if (!multiplier) continue;
      expect((STAKE_STEP * multiplier.top) % multiplier.under).toBe(0n);
      expect(payout(2n, multiplier)).toBeLessThanOrEqual(BigInt(staked * 4 + 1));
    }
    // The most cards that a hand, and a dealer, can take from here on.
    const longest = (total: Total, goesOn: (total: Total) => boolean): number =>
      goesOn(total) ? 1 + Math.max(...WORTHS.map((worth) => longest(withCard(total, worth), goesOn))) : 0;
    const own = longest(NO_CARDS, ({ total: now }) => now < 21);
    expect(2 * own + longest(NO_CARDS, dealerDraws)).toBeLessThanOrEqual(SHOE);
  });
});

/** What a situation is worth over all cards that may follow, by the engine alone: more cards are laid out where it asks for more. */
function meanOf(shoe: readonly number[], actions: readonly BlackjackAction[]): { sum: bigint; power: number } {
  const over = (from: readonly number[]): { sum: bigint; power: number } => {
    let progress: BlackjackProgress;
    try {
      progress = playBlackjack(from, actions);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const next = RANKS.split('').map((_, rank) => over([...from, rank * 4]));
      const power = Math.max(...next.map((one) => one.power));
      return { sum: next.reduce((all, one) => all + one.sum * 13n ** BigInt(power - one.power), 0n), power: power + 1 };
    }
    const { multiplier, staked } = progress;
    return { sum: (multiplier ? payout(2n, multiplier) : 0n) - 2n * BigInt(staked), power: 0 };
  };
  return over(shoe);
}

const asRatio = ({ sum, power }: { sum: bigint; power: number }): Ratio => ratio(sum, 2n * 13n ** BigInt(power));
const difference = (one: Ratio, other: Ratio): bigint => one.top * other.under - other.top * one.under;

describe('the return of blackjack', () => {
  test('the best play returns what is published, exactly', () => {
    const percent = times(bestReturn(), ratio(100, 1));
    expect(decimal(percent, 6)).toBe('99.429611');
    for (const model of BLACKJACK_MODELS) {
      expect(decimal(percent, 2)).toBe(rtpOf(model));
      expect(maxWinOf(model)).toBe(8);
    }
  });

  // Against a ten the second card is each of those that make no blackjack.
  test.each([
    ['K', 'K 7', 'stand'],
    ['K', 'K T', 'stand'],
    ['9', '6 5', 'double'],
    ['7', '5 4', 'double'],
  ] as const)(
    'against %s the worth of %s, %s, is what the engine pays over all cards',
    { timeout: 60_000 },
    (up, hand, move) => {
      const [one = 0, other = 0] = cards(hand);
      const [open = 0] = cards(up);
      const seconds = cards(RANKS.split('').join(' ')).filter((second) => totalOf([open, second]).total !== 21);
      const all = seconds.map((second) => asRatio(meanOf([one, open, other, second], [{ kind: move }])));
      const sum = all.reduce((left, right) => ({
        top: left.top * right.under + right.top * left.under,
        under: left.under * right.under,
      }));
      const mean = times(sum, ratio(1, seconds.length));
      expect(difference(mean, worthOfMove([one, other], open, move))).toBe(0n);
    },
  );

  test.each([
    ['T 6', 'T', 'hit'],
    ['T 6', '6', 'stand'],
    ['T 2', '3', 'hit'],
    ['T 2', '4', 'stand'],
    ['6 5', 'T', 'double'],
    ['6 5', 'A', 'hit'],
    ['A 7', '9', 'hit'],
    ['A 7', '8', 'stand'],
    ['A 7', '3', 'double'],
    ['8 8', 'T', 'split'],
    ['A A', '6', 'split'],
    ['K K', '6', 'stand'],
    ['5 5', '9', 'double'],
    ['9 9', '7', 'stand'],
  ] as const)('with %s against %s the best move is the one of every book: %s', (hand, up, move) => {
    const [open = 0] = cards(up);
    const { offers } = playBlackjack([...cards(hand).slice(0, 1), open, ...cards(hand).slice(1), 12, 12], []);
    expect(bestMove(cards(hand), open, offers)).toBe(move satisfies Move);
  });
});
