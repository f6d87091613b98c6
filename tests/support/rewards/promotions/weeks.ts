import { BUILT_IN_CASHBACK } from '@kozyr/contracts/promotions/cashback';
import { feedsPrizes } from '../../../../platform/src/services/kernel/promotions/edge';
import { BATTLE_RETURN } from '../../../../platform/src/services/rewards/battles/rules';
import { boundOf, type RoundGroup } from '../../../../platform/src/services/rewards/cashback/margin';
import {
  cashbackHundredths,
  maxCashback,
  netLossOf,
  shareOfLoss,
} from '../../../../platform/src/services/rewards/cashback/rules';
import { jackpotsReturn } from '../../../../platform/src/services/rewards/jackpots/rules';
import type { Luck } from './luck';
import type { Way } from './ways';

/** What was staked in a week so far, minor units, round by round; null ends the week. */
export type Pattern = { name: string; next: (rounds: readonly { stake: bigint; win: bigint }[]) => bigint | null };

const lastOf = <T>(list: readonly T[]): T | undefined => list.at(-1);
const times =
  (count: number, stake: bigint): Pattern['next'] =>
  (rounds) =>
    rounds.length < count ? stake : null;
const balanceOf = (rounds: readonly { stake: bigint; win: bigint }[]) =>
  rounds.reduce((sum, { stake, win }) => sum + win - stake, 0n);

/** Ways to stake a week: minor units of hryvnias. */
export const PATTERNS: readonly Pattern[] = [
  { name: 'once, 50 000', next: times(1, 5_000_000n) },
  { name: 'twice, 20 000', next: times(2, 2_000_000n) },
  { name: 'flat, 20 of 500', next: times(20, 50_000n) },
  { name: 'many, 200 of 5', next: times(200, 500n) },
  {
    name: 'doubled after a loss, from 10',
    next: (rounds) => {
      const last = lastOf(rounds);
      if (rounds.length >= 40) return null;
      return last && last.win < last.stake && last.stake < 500_000n ? last.stake * 2n : 1_000n;
    },
  },
  {
    name: 'until ahead, or ten lost',
    next: (rounds) => (rounds.length < 10 && balanceOf(rounds) <= 0n ? 100_000n : null),
  },
  {
    name: 'on while it loses, off at a win',
    next: (rounds) => {
      const last = lastOf(rounds);
      return rounds.length < 30 && (!last || last.win === 0n) ? 200_000n : null;
    },
  },
];

/** Stars and weekly offer that bring most: an operator may offer a hundred percent. */
const STARS = 5;
const WHOLE = 10_000;

/** bounded false: as cashback would be without its bound, to see that these ways find what that is worth. */
export type Rules = { inBattle: boolean; bounded: boolean };

export type Week = { staked: bigint; luck: number; back: number; value: number };

/** What cashback and weekly cashback give for these rounds of one player, minor units, by the platform's rules. */
export function cashbackOf(groups: readonly RoundGroup[], bounded: boolean): number {
  const sums = groups.reduce((sum, { staked, won }) => ({ staked: sum.staked + staked, won: sum.won + won }), {
    staked: 0n,
    won: 0n,
  });
  const loss = netLossOf(sums);
  const bound = (kind: 'Cashback' | 'WeeklyCashback') =>
    bounded ? boundOf(kind, jackpotsReturn('uah'), groups) : null;
  const stars = shareOfLoss(
    loss,
    cashbackHundredths(BUILT_IN_CASHBACK, STARS),
    maxCashback(BUILT_IN_CASHBACK, STARS, 'uah'),
    bound('Cashback'),
  );
  const weekly = shareOfLoss(loss, bounded ? WHOLE : 1_000, 500_000n, bound('WeeklyCashback'));
  return Number(stars + weekly);
}

/**
 * A week of one player in real money. luck: what was won less what was staked. value: what all promotions that stakes bring give, less
 * what the stakes cost on average. That has the same mean as luck and promotions together, whatever the pattern does with what it has
 * seen, and far less noise. Minor units.
 */
export function playWeek(way: Way, pattern: Pattern, luck: Luck, { inBattle, bounded }: Rules): Week {
  const rounds: { stake: bigint; win: bigint }[] = [];
  for (let stake = pattern.next(rounds); stake !== null; stake = pattern.next(rounds))
    rounds.push({ stake, win: (stake * BigInt(Math.round(luck() * 1_000_000))) / 1_000_000n });
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0n);
  const won = rounds.reduce((sum, { win }) => sum + win, 0n);
  const group: RoundGroup = { houseEdge: way.houseEdge, inBattle, rounds: rounds.length, staked, won };
  const given = feedsPrizes(way.houseEdge) ? jackpotsReturn('uah') + (inBattle ? BATTLE_RETURN : 0n) : 0n;
  const shares = Number(given) / 1_000_000;
  const back = cashbackOf([group], bounded) + Number(staked) * shares;
  return { staked, luck: Number(won - staked), back, value: back - (Number(staked) * way.edge) / 1_000_000 };
}

export type Found = {
  way: string;
  pattern: string;
  mean: number;
  error: number;
  worst: number;
  share: number;
  raw: number;
};

/** Plays so many weeks; mean and highest value of one, the error of the mean (95 %), and what was really won and given on average. */
export function proveWeeks(
  way: Way,
  pattern: Pattern,
  luck: Luck,
  { weeks, ...rules }: Rules & { weeks: number },
): Found {
  let [sum, squares, worst, staked, raw] = [0, 0, Number.NEGATIVE_INFINITY, 0, 0];
  for (let week = 0; week < weeks; week += 1) {
    const one = playWeek(way, pattern, luck, rules);
    sum += one.value;
    squares += one.value ** 2;
    worst = Math.max(worst, one.value / Number(one.staked));
    staked += Number(one.staked);
    raw += one.luck + one.back;
  }
  const mean = sum / weeks;
  const error = (1.96 * Math.sqrt(Math.max(0, squares / weeks - mean ** 2))) / Math.sqrt(weeks);
  return { way: way.name, pattern: pattern.name, mean, error, worst, share: sum / staked, raw: raw / weeks };
}
