import { JACKPOT_LEVELS, type JackpotLevel } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import {
  BUILT_IN_JACKPOTS,
  type JackpotRules,
  type JackpotTerms,
  jackpotsReturnOf,
  jackpotTermsOf,
} from '@kozyr/contracts/promotions/jackpots';

/** Pots count millionths of a minor unit: a share in parts per million of a stake in minor units is whole in them. */
export const MICRO = 1_000_000n;

/** The conditions on which a jackpot begins by these rules; one that has begun keeps its own. */
export const termsOf = (rules: JackpotRules, level: JackpotLevel, currency: Currency): JackpotTerms =>
  jackpotTermsOf(rules[currency][level]);

export function compareLevels(one: { level: JackpotLevel }, other: { level: JackpotLevel }): number {
  return JACKPOT_LEVELS.indexOf(one.level) - JACKPOT_LEVELS.indexOf(other.level);
}

/** What a stake adds to a pot, millionths of a minor unit. Below zero for one that is given back. */
export const shareOf = (staked: bigint, share: number): bigint => staked * BigInt(share);

/** By the levels of a currency, what they give back: it is asked for each week of each player, and the rules hardly ever change. */
const returns = new WeakMap<JackpotRules[Currency], bigint>();

/** What all levels together give back of a real-money stake on average, parts per million. */
export function jackpotsReturn(currency: Currency, rules: JackpotRules = BUILT_IN_JACKPOTS): bigint {
  const levels = rules[currency];
  const known = returns.get(levels) ?? jackpotsReturnOf(levels);
  returns.set(levels, known);
  return known;
}

/** What a pot drops at, and pays, minor units: its hidden value, and what the house has added to it since. */
export const dropsAt = ({ trigger, toppedUp }: { trigger: bigint; toppedUp: bigint }): bigint => trigger + toppedUp;

/** Whole minor units that the house has to hold for pots of so many millionths. */
export const heldFor = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n) / MICRO;
