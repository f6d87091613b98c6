import { BATTLE_TIERS, type Battle, type BattleTier } from '@kozyr/contracts/battles';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { addHours, addSeconds, differenceInHours } from 'date-fns';

/** Slots are counted from a Monday, 00:00 UTC, so that weekly battles run from Monday to Monday. */
const FIRST_MONDAY = new Date('1970-01-05T00:00:00Z');
/** Rounds that were settled before the end are counted so long after it. */
const GRACE_SECONDS = 60;

type Plan = {
  hours: number;
  /** Whole units of the hryvnia; stakes below max count. */
  min: number;
  max: number | null;
  prizes: readonly number[];
};

const PLANS: Record<BattleTier, Plan> = {
  bronze: { hours: 6, min: 5, max: 20, prizes: [500, 300, 200, 100, 100] },
  silver: { hours: 12, min: 20, max: 50, prizes: [1_500, 900, 600, 300, 300] },
  gold: { hours: 24, min: 50, max: 200, prizes: [5_000, 3_000, 2_000, 1_000, 1_000] },
  platinum: { hours: 72, min: 200, max: 500, prizes: [20_000, 12_000, 8_000, 4_000, 4_000] },
  brilliant: { hours: 168, min: 500, max: null, prizes: [75_000, 45_000, 30_000, 15_000, 15_000] },
};

/** Minor units of one hryvnia's worth: the tenge's brackets and prizes are ten times those of the hryvnia. */
const UNIT: Record<Currency, bigint> = { uah: 100n, kzt: 1_000n };

/**
 * Prizes are at most one part in so many of what was staked. With what jackpots give back, that stays below the narrowest edge of the
 * house, roulette's 2.7 %, and cashback gives back half of what is left at most: nobody can buy them.
 */
const STAKES_PER_PRIZE = 60n;

/** What a battle gives back of the stakes that count in it at most, parts per million. */
export const BATTLE_RETURN = 1_000_000n / STAKES_PER_PRIZE + 1n;

/** Counted stakes of all players from which on prizes are paid in full, minor units. */
export const fullStakesOf = (prizes: readonly bigint[]): bigint =>
  STAKES_PER_PRIZE * prizes.reduce((sum, prize) => sum + prize, 0n);

type Paying = {
  prizes: readonly bigint[];
  state: Timed['state'];
  fullStakes: bigint;
  /** Counted stakes of all players. */
  counted: bigint;
};

/**
 * What a place wins as stakes are counted, minor units; null where it wins nothing: a score of nothing, or less than a minor unit.
 * Below the full stakes each prize is paid in their proportion, cut off.
 */
export function prizeOf({ prizes, state, fullStakes, counted }: Paying, place: number, score: bigint): bigint | null {
  const prize = prizes[place - 1] ?? 0n;
  if (state === 'cancelled' || score <= 0n) return null;
  const paid = counted >= fullStakes ? prize : (prize * counted) / fullStakes;
  return paid > 0n ? paid : null;
}

export type PlannedBattle = {
  tier: BattleTier;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
  graceSeconds: number;
  /** Minor units. */
  minStake: bigint;
  maxStake: bigint | null;
  prizes: bigint[];
  fullStakes: bigint;
};

/** The battles that the schedule has at a moment: of each tier and currency the one that runs and the one after it. */
export function plannedBattles(now: Date): PlannedBattle[] {
  return CURRENCIES.flatMap((currency) =>
    BATTLE_TIERS.flatMap((tier) => {
      const { hours, min, max, prizes } = PLANS[tier];
      const slots = Math.floor(differenceInHours(now, FIRST_MONDAY) / hours);
      const running = addHours(FIRST_MONDAY, slots * hours);
      const money = (units: number) => BigInt(units) * UNIT[currency];
      return [running, addHours(running, hours)].map((startsAt) => ({
        tier,
        currency,
        startsAt,
        endsAt: addHours(startsAt, hours),
        graceSeconds: GRACE_SECONDS,
        minStake: money(min),
        maxStake: max === null ? null : money(max),
        prizes: prizes.map(money),
        fullStakes: fullStakesOf(prizes.map(money)),
      }));
    }),
  );
}

type Timed = { state: 'open' | 'finished' | 'cancelled'; startsAt: Date; endsAt: Date; graceSeconds: number };

/** When prizes may be paid: the end and the grace after it. */
export function finishesAt({ endsAt, graceSeconds }: Pick<Timed, 'endsAt' | 'graceSeconds'>): Date {
  return addSeconds(endsAt, graceSeconds);
}

/** A battle's state at a moment (spec §4: active or finished, and what lies between). */
export function statusAt({ state, startsAt, endsAt }: Omit<Timed, 'graceSeconds'>, now: Date): Battle['status'] {
  if (state !== 'open') return state;
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'active' : 'finishing';
}

/** A player's state in a battle they entered (spec §4). */
export function entryState(stakes: number, qualifying: number): 'qualification' | 'active' {
  return stakes < qualifying ? 'qualification' : 'active';
}
