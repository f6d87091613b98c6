import { describe, expect, test } from 'vitest';
import { DECK, shuffleDeck } from '../decisions/cards';
import { decimal, payout, ratio, times } from '../decisions/ratio';
import { NotOfferedError } from '../decisions/terms';
import { rtpOf } from '../engines';
import { at } from '../model';
import { seededDraw } from '../random';
import { HANDS, handOf } from './hands';
import { bestHold, perfectReturn, SHARE, sumsOf, worthOfHolds } from './perfect-play';
import { DEALT, isHeld, PAYS, playVideoPoker, STAND, VIDEO_POKER_MODELS } from './video-poker';

const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';
/** Cards by their short names: "Ac Th" are the ace of clubs and the ten of hearts. */
const cards = (text: string): number[] =>
  text.split(' ').map((name) => RANKS.indexOf(name.charAt(0)) * 4 + SUITS.indexOf(name.charAt(1)));
const deckOf = (first: readonly number[]): number[] => [
  ...first,
  ...Array.from({ length: DECK }, (_, card) => card).filter((card) => !first.includes(card)),
];

/** All ways to take so many of some cards. */
function* choices(from: readonly number[], size: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === size) return yield taken;
  for (const [index, card] of from.entries()) yield* choices(from.slice(index + 1), size, [...taken, card]);
}

describe('hands', () => {
  test.each([
    ['Tc Jc Qc Kc Ac', 'royal-flush'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['9h Th Jh Qh Kh', 'straight-flush'],
    ['2c 2d 2h 2s Ac', 'four'],
    ['2c 2d 2h As Ac', 'full-house'],
    ['2c 4c 6c 8c Tc', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['7c 7d 7h 4s 5c', 'three'],
    ['7c 7d 4h 4s 5c', 'two-pair'],
    ['Jc Jd 4h 3s 5c', 'jacks'],
    ['Ac Ad 4h 3s 5c', 'jacks'],
    ['Tc Td 4h 3s 5c', null],
    // A straight does not go round the corner.
    ['Qc Kd Ah 2s 3c', null],
  ])('%s are %s, in whatever order they lie', (text, hand) => {
    const lying = cards(text);
    for (let turn = 0; turn < DEALT; turn += 1)
      expect(handOf([...lying.slice(turn), ...lying.slice(0, turn)])).toBe(hand);
  });

  test('of all 2,598,960 hands as many are of each kind as every book of poker says', { timeout: 60_000 }, () => {
    const counted = new Map<string | null, number>();
    const hand = [0, 0, 0, 0, 0];
    for (hand[0] = 0; hand[0] < DECK; hand[0] += 1)
      for (hand[1] = hand[0] + 1; hand[1] < DECK; hand[1] += 1)
        for (hand[2] = hand[1] + 1; hand[2] < DECK; hand[2] += 1)
          for (hand[3] = hand[2] + 1; hand[3] < DECK; hand[3] += 1)
            for (hand[4] = hand[3] + 1; hand[4] < DECK; hand[4] += 1) {
              const name = handOf(hand);
              counted.set(name, (counted.get(name) ?? 0) + 1);
            }
    expect(HANDS.map((name) => counted.get(name))).toEqual([
      ...[4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920],
    ]);
    expect(counted.get(null)).toBe(2_062_860);
  });
});

describe('the return of video poker', () => {
  test('perfect play returns what is published, counted over every deal', { timeout: 120_000 }, () => {
    const { returned, deals, classes } = perfectReturn(PAYS);
    expect([deals, classes]).toEqual([2_598_960, 134_459]);
    const percent = times(returned, ratio(100, 1));
    expect(decimal(percent, 6)).toBe('96.147209');
    for (const model of VIDEO_POKER_MODELS) expect(decimal(percent, 2)).toBe(rtpOf(model));
  });

  test('the count finds what is known of the full-pay table: 9/6 returns 99.5439 %', { timeout: 120_000 }, () => {
    const { returned } = perfectReturn({ ...PAYS, 'full-house': 9, flush: 6 });
    expect(decimal(times(returned, ratio(100, 1)), 4)).toBe('99.5439');
  });

  test('every hold of a deal is worth what all its draws pay, counted one by one', { timeout: 120_000 }, () => {
    const sums = sumsOf(PAYS);
    const draw = seededDraw(52);
    const deals = [
      cards('Ac 2d Tc Jc Qc'),
      cards('4c 4d 4h 9s 9c'),
      ...[1, 2].map(() => shuffleDeck(draw).slice(0, 5)),
    ];
    for (const deal of deals) {
      const hand = deal.toSorted((one, other) => one - other);
      const left = deckOf(hand).slice(DEALT);
      const worth = worthOfHolds(sums, hand);
      for (let hold = 0; hold < 32; hold += 1) {
        const held = hand.filter((_, place) => (hold & (1 << place)) !== 0);
        // All 1,533,939 draws of five cards are too many for every deal.
        if (held.length === 0) continue;
        let [paid, draws] = [0, 0];
        for (const drawn of choices(left, DEALT - held.length)) {
          const name = handOf([...held, ...drawn]);
          draws += 1;
          paid += name ? PAYS[name] : 0;
        }
        expect(worth[hold]).toBe((paid * SHARE) / draws);
      }
    }
  });

  test.each([
    ['a pat hand is held whole', 'Tc Jd Qh Ks 9c', [0, 1, 2, 3, 4]],
    ['four to a royal break up a flush', 'Tc Jc Qc Kc 2c', [0, 1, 2, 3]],
    ['a high pair goes before four to a flush', 'Kc Kd 2c 5c 9c', [0, 1]],
    ['a low pair goes before a high card', '4c 4d Ah 9s 7c', [0, 1]],
    ['nothing worth holding is changed whole', '2c 4d 7h 9s Tc', []],
  ])('of a deal the best hold is found: %s', { timeout: 60_000 }, (_, deal, held) => {
    expect(bestHold(cards(deal))).toEqual(held);
  });
});

describe('a round', () => {
  const deck = deckOf(cards('Jc 2d Jh 4s 5c Js 2c 2h Ah'));

  test('what is not held is changed, from the left, for the next cards of the deck', () => {
    const open = playVideoPoker(deck, []);
    expect(open).toMatchObject({ held: null, hand: 'jacks', ended: null, multiplier: ratio(1, 1) });
    const over = playVideoPoker(deck, [{ kind: 'hold', held: [0, 2] }]);
    expect(over).toMatchObject({ dealt: deck.slice(0, 5), cards: cards('Jc Js Jh 2c 2h'), hand: 'full-house' });
    expect(over).toMatchObject({ ended: 'cashed-out', multiplier: ratio(7, 1) });
    expect(playVideoPoker(deck, [{ kind: 'hold', held: [] }]).cards).toEqual(deck.slice(5, 10));
  });

  test('to stand is to hold all five, and a hand that pays nothing is lost', () => {
    expect(playVideoPoker(deck, [STAND])).toMatchObject({
      cards: deck.slice(0, 5),
      hand: 'jacks',
      multiplier: ratio(1, 1),
    });
    const lost = playVideoPoker(deckOf(cards('2c 4d 7h 9s Tc')), [STAND]);
    expect(lost).toMatchObject({ ended: 'lost', hand: null, multiplier: null });
  });

  test('after the one decision there is no other, and no place is held twice or in another order', () => {
    const bad = [[1, 0], [0, 0], [5], [-1], [0.5], [0, 1, 2, 3, 4, 4]];
    for (const held of bad) {
      expect(isHeld(held)).toBe(false);
      expect(() => playVideoPoker(deck, [{ kind: 'hold', held }])).toThrow(NotOfferedError);
    }
    expect(() => playVideoPoker(deck, [STAND, STAND])).toThrow(NotOfferedError);
  });

  test('any deck and any hold end with five different cards of it, paid in whole stakes', () => {
    const draw = seededDraw(9);
    for (let round = 0; round < 2_000; round += 1) {
      const shuffled = shuffleDeck(draw);
      const held = STAND.held.filter(() => draw(2) === 0);
      const { cards: lying, multiplier, hand } = playVideoPoker(shuffled, [{ kind: 'hold', held }]);
      expect(new Set(lying).size).toBe(DEALT);
      const open = shuffled.slice(0, 2 * DEALT - held.length);
      expect(
        lying.every((card, place) => open.includes(card) && (!held.includes(place) || card === at(shuffled, place))),
      ).toBe(true);
      expect(multiplier === null ? 0n : payout(7n, multiplier)).toBe(hand ? 7n * BigInt(PAYS[hand]) : 0n);
    }
  });
});
