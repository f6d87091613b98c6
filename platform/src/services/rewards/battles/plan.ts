import { BATTLE_TIERS, type BattleSizing, type BattleTier } from '@kozyr/contracts/battles';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { addHours, differenceInHours } from 'date-fns';
import type { BattleSizes } from '../../kernel/settings/registry';
import { fullStakesOf } from './rules';

/** Slots are counted from a Monday, 00:00 UTC, so that weekly battles run from Monday to Monday. */
const FIRST_MONDAY = new Date('1970-01-05T00:00:00Z');
/** Rounds that were settled before the end are counted so long after it. */
const GRACE_SECONDS = 60;
/** Who took part is counted over so many days. */
export const COUNTED_DAYS = 7;
/** No battle is shorter than a day until all tiers are open: few players meet in one rather than miss each other in four. */
const HOURS_OF_FEW = 24;
/** The longest battle. */
export const MAX_HOURS = 168;

type Plan = {
  hours: number;
  /** Whole units of the hryvnia. */
  min: number;
  prizes: readonly number[];
};

const PLANS: Record<BattleTier, Plan> = {
  bronze: { hours: 6, min: 5, prizes: [500, 300, 200, 100, 100] },
  silver: { hours: 12, min: 20, prizes: [1_500, 900, 600, 300, 300] },
  gold: { hours: 24, min: 50, prizes: [5_000, 3_000, 2_000, 1_000, 1_000] },
  platinum: { hours: 72, min: 200, prizes: [20_000, 12_000, 8_000, 4_000, 4_000] },
  brilliant: { hours: MAX_HOURS, min: 500, prizes: [75_000, 45_000, 30_000, 15_000, 15_000] },
};

/** Minor units of one hryvnia's worth: the tenge's brackets and prizes are ten times those of the hryvnia. */
const UNIT: Record<Currency, bigint> = { uah: 100n, kzt: 1_000n };
const money = (units: number, currency: Currency) => BigInt(units) * UNIT[currency];
const rankOf = (tier: BattleTier) => BATTLE_TIERS.indexOf(tier);

/** How many tiers open in a currency, and why: one, and one more for each number of players that is reached. */
export function sizingOf({ from, fixed }: BattleSizes, currency: Currency, players: number): BattleSizing {
  const set = fixed[currency];
  const reached = from.filter((least) => players >= least).length;
  return { players, tiers: set ?? 1 + reached, from: [...from], by: set === null ? 'players' : 'operator' };
}

/** A battle of the schedule that is there already. */
export type KnownBattle = {
  tier: BattleTier;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
  /** Minor units; stakes below it count, null: no bound. */
  maxStake: bigint | null;
  cancelled: boolean;
};

export type PlannedBattle = Omit<KnownBattle, 'cancelled'> & {
  graceSeconds: number;
  /** Minor units. */
  minStake: bigint;
  prizes: bigint[];
  fullStakes: bigint;
  sizing: BattleSizing;
};

type Slot = Pick<KnownBattle, 'startsAt' | 'endsAt'>;

const meet = (one: Slot, other: Slot) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Where slots of this length begin and end around a moment. */
function slotAround(moment: Date, hours: number): Slot {
  const begun = Math.floor(differenceInHours(moment, FIRST_MONDAY) / hours) * hours;
  const startsAt = addHours(FIRST_MONDAY, begun);
  return { startsAt, endsAt: addHours(startsAt, hours) };
}

/** The slots of a tier that are free: the one that runs and the next. Each begins where the battle before it ends. */
function freeSlots(now: Date, hours: number, taken: readonly Slot[]): Slot[] {
  const around = slotAround(now, hours);
  const ends = taken.map(({ endsAt }) => endsAt.getTime());
  let begins = new Date(Math.max(around.startsAt.getTime(), ...ends));
  if (taken.some(({ startsAt }) => startsAt > now)) return [];
  const slots: Slot[] = [];
  do {
    const slot = { startsAt: begins, endsAt: slotAround(begins, hours).endsAt };
    slots.push(slot);
    begins = slot.endsAt;
  } while (slots.every(({ startsAt }) => startsAt <= now));
  return slots;
}

/** What of a tier is still to be made, beside the battles that are there. */
function plannedOf(
  now: Date,
  { tier, currency }: Pick<KnownBattle, 'tier' | 'currency'>,
  sizing: BattleSizing,
  known: readonly (KnownBattle | PlannedBattle)[],
): PlannedBattle[] {
  const { hours, min, prizes } = PLANS[tier];
  const all = sizing.tiers === BATTLE_TIERS.length;
  const minStake = money(min, currency);
  const of = known.filter((one) => one.currency === currency);
  const taken = of.filter((one) => one.tier === tier);
  const others = of.filter((one) => !('cancelled' in one && one.cancelled));
  return freeSlots(now, all ? hours : Math.max(hours, HOURS_OF_FEW), taken).flatMap((slot): PlannedBattle[] => {
    const beside = others.filter((one) => meet(slot, one));
    // A lower tier was announced with these stakes: this one waits until that is over, since no stake counts in two.
    const waits = beside.some(
      (one) => rankOf(one.tier) < rankOf(tier) && (one.maxStake === null || one.maxStake > minStake),
    );
    if (waits) return [];
    const bounds = beside
      .filter((one) => rankOf(one.tier) > rankOf(tier))
      .map((one) => money(PLANS[one.tier].min, currency));
    const maxStake = bounds.reduce<bigint | null>((low, bound) => (low === null || bound < low ? bound : low), null);
    const won = prizes.map((prize) => money(prize, currency));
    return [
      {
        ...{ tier, currency, ...slot, minStake, maxStake, sizing },
        graceSeconds: GRACE_SECONDS,
        prizes: won,
        fullStakes: fullStakesOf(won),
      },
    ];
  });
}

/**
 * The battles that the schedule is still to make: of each tier that is open, lowest first, the one that runs and the one after it. The
 * highest at its time has no upper bound. What is there stays as it is, and no stake lies in the bracket of two that run at once.
 * @param known battles of the schedule that end after now less the longest battle, cancelled ones too
 */
export function plannedBattles(
  now: Date,
  sizing: Record<Currency, BattleSizing>,
  known: readonly KnownBattle[],
): PlannedBattle[] {
  return CURRENCIES.flatMap((currency) => {
    let made: PlannedBattle[] = [];
    // The highest first: those below end where they begin.
    for (const tier of BATTLE_TIERS.slice(0, sizing[currency].tiers).reverse())
      made = [...plannedOf(now, { tier, currency }, sizing[currency], [...known, ...made]), ...made];
    return made;
  });
}
