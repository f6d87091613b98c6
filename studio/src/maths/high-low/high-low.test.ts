import { describe, expect, test } from 'vitest';
import { DECK, nameOf, rankOf, shuffleDeck, suitOf } from '../decisions/cards';
import { decimal, isAtMost, isEqual, type Ratio, ratio, times } from '../decisions/ratio';
import { MAX_MULTIPLIER, NotOfferedError, RETURN } from '../decisions/terms';
import { at } from '../model';
import { seededDraw } from '../random';
import { type Guess, type HighLowAction, type HighLowProgress, MAX_SKIPS, offersOn, playHighLow } from './high-low';

type Strategy = (progress: HighLowProgress) => HighLowAction;

const offered = ({ offers }: HighLowProgress) => offers.filter(({ multiplier }) => multiplier !== null);
const likeliest = (progress: HighLowProgress): Guess =>
  offered(progress).reduce((best, offer) => (offer.wins > best.wins ? offer : best)).guess;
const rarest = (progress: HighLowProgress): Guess =>
  offered(progress).reduce((best, offer) => (offer.wins < best.wins ? offer : best)).guess;
const guess = (which: Guess): HighLowAction => ({ kind: 'guess', guess: which });

/**
 * What a strategy is worth, exactly: every card that can still come, each with the same weight. The tree is as deep as
 * the strategy goes.
 */
function worth(strategy: Strategy, dealt: readonly number[], actions: readonly HighLowAction[]): Ratio {
  const rest = Array.from({ length: DECK }, (_, card) => card).filter((card) => !dealt.includes(card));
  const progress = playHighLow([...dealt, ...rest], actions);
  if (progress.ended !== null) return progress.multiplier ?? ratio(0, 1);
  const action = strategy(progress);
  if (action.kind === 'cash-out') return progress.multiplier ?? ratio(0, 1);
  return mean(rest.map((card) => worth(strategy, [...dealt, card], [...actions, action])));
}

function gcd(left: bigint, right: bigint): bigint {
  return right === 0n ? left : gcd(right, left % right);
}

function mean(parts: Ratio[]): Ratio {
  const total = parts.reduce(
    (left, right) => {
      if (right.top === 0n) return left;
      const top = left.top * right.under + right.top * left.under;
      const under = left.under * right.under;
      const shared = gcd(top, under);
      return ratio(top / shared, under / shared);
    },
    ratio(0, 1),
  );
  return times(total, ratio(1, parts.length));
}

/** The suit of the first card changes nothing, so thirteen of them stand for all. */
const overFirstCards = (strategy: Strategy): Ratio =>
  mean(Array.from({ length: 13 }, (_, rank) => worth(strategy, [rank * 4 + (rank % 4)], [])));

describe('the return of high-low is exactly 97 %', () => {
  test.each<[string, Strategy]>([
    ['one likely guess', (now) => (now.right === 1 ? { kind: 'cash-out' } : guess(likeliest(now)))],
    ['two likely guesses', (now) => (now.right === 2 ? { kind: 'cash-out' } : guess(likeliest(now)))],
    ['two bold guesses', (now) => (now.right === 2 ? { kind: 'cash-out' } : guess(rarest(now)))],
    ['the same rank every time', (now) => (now.right === 2 ? { kind: 'cash-out' } : guess('same'))],
    [
      'a middle card changed, then one guess',
      (now) => {
        if (now.right === 1) return { kind: 'cash-out' };
        const rank = rankOf(at(now.dealt, now.dealt.length - 1));
        return now.skips < 1 && rank > 3 && rank < 9 ? { kind: 'skip' } : guess(likeliest(now));
      },
    ],
    [
      'a second guess only after a picture',
      (now) => {
        const picture = rankOf(at(now.dealt, now.dealt.length - 1)) > 9;
        return now.right > 0 && (!picture || now.right === 2) ? { kind: 'cash-out' } : guess(likeliest(now));
      },
    ],
  ])('the return of high-low is exactly 97 % for %s', { timeout: 60_000 }, (_, strategy) => {
    expect(isEqual(overFirstCards(strategy), RETURN)).toBe(true);
  });

  test('every guess of high-low is worth what stopping pays, so no strategy is better', () => {
    const draw = seededDraw(11);
    let guesses = 0;
    for (let run = 0; run < 1_500; run += 1) {
      const deck = shuffleDeck(draw);
      const actions: HighLowAction[] = [];
      for (let progress = playHighLow(deck, actions); progress.ended === null; progress = playHighLow(deck, actions)) {
        const now = progress.multiplier ?? RETURN;
        for (const offer of offered(progress)) {
          expect(isEqual(times(offer.multiplier ?? now, ratio(offer.wins, offer.left)), now)).toBe(true);
          guesses += 1;
        }
        // The three guesses share out what is left: no card is on nobody's side, and none on two.
        expect(progress.offers.reduce((all, { wins }) => all + wins, 0)).toBe(DECK - progress.dealt.length);
        const choices = offered(progress);
        actions.push(
          progress.skips < MAX_SKIPS && progress.right === 0 && draw(4) === 0
            ? { kind: 'skip' }
            : guess(at(choices, draw(choices.length)).guess),
        );
      }
    }
    expect(guesses).toBeGreaterThan(5_000);
  });

  test('high-low offers and pays nothing above the cap', () => {
    const draw = seededDraw(3);
    let highest = RETURN;
    let tops = 0;
    for (let run = 0; run < 400; run += 1) {
      // A deck as only the luckiest player meets it: he sees the next card and guesses right as boldly as he can.
      const deck = shuffleDeck(draw);
      const actions: HighLowAction[] = [];
      let progress = playHighLow(deck, actions);
      while (progress.ended === null) {
        const right = offered(progress).find(
          ({ guess: one }) => playHighLow(deck, [...actions, guess(one)]).ended !== 'lost',
        );
        actions.push(right ? guess(right.guess) : { kind: 'cash-out' });
        progress = playHighLow(deck, actions);
      }
      if (progress.ended === 'top') tops += 1;
      const paid = progress.multiplier ?? RETURN;
      if (isAtMost(highest, paid)) highest = paid;
    }
    expect(isAtMost(highest, ratio(MAX_MULTIPLIER, 1))).toBe(true);
    expect(Number(decimal(highest, 0))).toBeGreaterThan(1_000);
    expect(tops).toBeGreaterThan(0);
  });
});

describe('the deck', () => {
  test('the deck starts with every ordered pair of cards equally often', () => {
    const seen = new Set<string>();
    for (let first = 0; first < DECK; first += 1)
      for (let second = 0; second < DECK - 1; second += 1) {
        const given = [first, second];
        seen.add(
          shuffleDeck(() => given.shift() ?? 0)
            .slice(0, 2)
            .join(),
        );
      }
    expect(seen.size).toBe(DECK * (DECK - 1));
  });

  test('the deck is always 52 different cards, each with its name', () => {
    const deck = shuffleDeck(seededDraw(1));
    expect([...deck].sort((left, right) => left - right)).toEqual(Array.from({ length: DECK }, (_, card) => card));
    expect([0, 35, 51].map((card) => `${nameOf(card)} ${suitOf(card)}`)).toEqual(['A clubs', '9 spades', 'K spades']);
  });
});

describe('a round of high-low', () => {
  /** 9 of clubs, king of hearts, king of clubs, ace of clubs, ace of spades; the others after them. */
  const deck = [32, 50, 48, 0, 3];
  const full = [...deck, ...Array.from({ length: DECK }, (_, card) => card).filter((card) => !deck.includes(card))];

  test('a round of high-low multiplies by cards left over cards that are right', () => {
    const progress = playHighLow(full, [guess('higher')]);
    expect(progress).toMatchObject({ dealt: [32, 50], right: 1, ended: null });
    // 16 of 51 cards are above a nine: 0.97 x 51/16.
    expect(progress.multiplier && isEqual(progress.multiplier, times(RETURN, ratio(51, 16)))).toBe(true);
    // Three more kings, 46 cards below: nothing is above a king, so that is not offered.
    expect(progress.offers.map(({ wins, left }) => [wins, left])).toEqual([
      [0, 50],
      [3, 50],
      [47, 50],
    ]);
    expect(progress.offers[0]?.multiplier).toBeNull();
    const same = playHighLow(full, [guess('higher'), guess('same')]);
    expect(same.multiplier && decimal(same.multiplier, 2)).toBe('51.53');
  });

  test('a round of high-low is lost when the guess is wrong: a tie is neither higher nor lower', () => {
    expect(playHighLow(full, [guess('higher'), guess('lower')])).toMatchObject({
      dealt: [32, 50, 48],
      ended: 'lost',
      multiplier: null,
      offers: [],
    });
  });

  test('a round of high-low lets the first card be changed three times, before the first guess only', () => {
    const skip: HighLowAction = { kind: 'skip' };
    expect(playHighLow(full, [skip, skip, skip])).toMatchObject({ dealt: [32, 50, 48, 0], skips: 3, right: 0 });
    expect(() => playHighLow(full, [skip, skip, skip, skip])).toThrow(NotOfferedError);
    expect(() => playHighLow(full, [guess('higher'), skip])).toThrow(NotOfferedError);
  });

  test.each<[string, HighLowAction[]]>([
    ['a cash-out of nothing', [{ kind: 'cash-out' }]],
    ['a cash-out after a skip alone', [{ kind: 'skip' }, { kind: 'cash-out' }]],
    ['higher than a king', [guess('higher'), guess('higher')]],
    ['a guess after the end', [guess('lower'), guess('higher')]],
    ['a second cash-out', [guess('higher'), { kind: 'cash-out' }, { kind: 'cash-out' }]],
  ])('a round of high-low refuses %s', (_, actions) => {
    expect(() => playHighLow(full, actions)).toThrow(NotOfferedError);
  });

  test('a round of high-low ends with the deck, cashed out', () => {
    // Sorted: always higher or the same; the cap would end it, so it only takes what is nearly sure.
    const sorted = Array.from({ length: DECK }, (_, card) => card);
    expect(offersOn(sorted, RETURN).every(({ multiplier }) => multiplier === null)).toBe(true);
  });
});
