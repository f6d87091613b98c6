import { BATTLE_TIERS, type BattleSizing, type BattleTier } from '@kozyr/contracts/battles';
import { CURRENCIES, type Currency, toMinor } from '@kozyr/contracts/money';
import type { BattleRules } from '@kozyr/contracts/promotions/battles';
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

/** What battles are that begin at a moment. */
export type RulesAt = (startsAt: Date) => BattleRules;

const rankOf = (tier: BattleTier) => BATTLE_TIERS.indexOf(tier);

/** How many tiers open in a currency, and why: one, and one more for each number of players that is reached. */
export function sizingOf({ from, fixed }: BattleSizes, currency: Currency, players: number): BattleSizing {
  const set = fixed[currency];
  const reached = from.filter((least) => players >= least).length;
  return { players, tiers: set ?? 1 + reached, from: [...from], by: set === null ? 'players' : 'operator' };
}

/** How long battles of a tier are with so many tiers open. */
export const hoursOf = (rules: BattleRules, tier: BattleTier, { tiers }: Pick<BattleSizing, 'tiers'>): number =>
  Math.max(rules[tier].hours, tiers === BATTLE_TIERS.length ? 0 : HOURS_OF_FEW);

/** A battle of the schedule that is there already. */
export type KnownBattle = {
  tier: BattleTier;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
  /** Minor units; stakes from here on count. */
  minStake: bigint;
  /** Minor units; stakes below it count, null: no bound. */
  maxStake: bigint | null;
  cancelled: boolean;
};

export type PlannedBattle = Omit<KnownBattle, 'cancelled'> & {
  graceSeconds: number;
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

/**
 * The slots of a tier that are free: the one that runs and the next. Each begins where the battle before it ends, and is as long as holds
 * at its begin.
 */
function freeSlots(now: Date, hoursAt: (moment: Date) => number, taken: readonly Slot[]): Slot[] {
  if (taken.some(({ startsAt }) => startsAt > now)) return [];
  const around = slotAround(now, hoursAt(now));
  const ends = taken.map(({ endsAt }) => endsAt.getTime());
  let begins = new Date(Math.max(around.startsAt.getTime(), ...ends));
  const slots: Slot[] = [];
  do {
    const slot = { startsAt: begins, endsAt: slotAround(begins, hoursAt(begins)).endsAt };
    slots.push(slot);
    begins = slot.endsAt;
  } while (slots.every(({ startsAt }) => startsAt <= now));
  // Where battles were shorter until a moment ago, a slot may be over already.
  return slots.filter(({ endsAt }) => endsAt > now);
}

type Beside = KnownBattle | PlannedBattle;

/**
 * The bound that those above leave for stakes from here on: null for none. 'waits' while no stakes are left, or a lower one was announced
 * with some of these: by other rules, or for fewer tiers. No stake counts in two.
 */
function boundBeside(
  { tier, minStake }: Pick<Beside, 'tier' | 'minStake'>,
  beside: readonly Beside[],
): bigint | null | 'waits' {
  let bound: bigint | null = null;
  for (const one of beside) {
    const higher = rankOf(one.tier) > rankOf(tier);
    if (higher && (bound === null || one.minStake < bound)) bound = one.minStake;
    if (!higher && (one.maxStake === null || one.maxStake > minStake)) return 'waits';
  }
  return bound !== null && bound <= minStake ? 'waits' : bound;
}

/** What of a tier is still to be made, beside the battles that are there. */
function plannedOf(
  now: Date,
  { tier, currency, rulesAt }: Pick<KnownBattle, 'tier' | 'currency'> & { rulesAt: RulesAt },
  sizing: BattleSizing,
  known: readonly Beside[],
): PlannedBattle[] {
  const of = known.filter((one) => one.currency === currency);
  const taken = of.filter((one) => one.tier === tier);
  const others = of.filter((one) => one.tier !== tier && !('cancelled' in one && one.cancelled));
  const hoursAt = (moment: Date) => hoursOf(rulesAt(moment), tier, sizing);
  return freeSlots(now, hoursAt, taken).flatMap((slot): PlannedBattle[] => {
    const { min_stake: least, prizes } = rulesAt(slot.startsAt)[tier][currency];
    const minStake = toMinor(least);
    const maxStake = boundBeside(
      { tier, minStake },
      others.filter((one) => meet(slot, one)),
    );
    if (maxStake === 'waits') return [];
    const won = prizes.map(toMinor);
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
 * @param rulesAt what battles are that begin at a moment, as it is known now
 * @param known battles of the schedule that end after now less the longest battle, cancelled ones too
 */
export function plannedBattles(
  now: Date,
  rulesAt: RulesAt,
  sizing: Record<Currency, BattleSizing>,
  known: readonly KnownBattle[],
): PlannedBattle[] {
  return CURRENCIES.flatMap((currency) => {
    let made: PlannedBattle[] = [];
    // The highest first: those below end where they begin.
    for (const tier of BATTLE_TIERS.slice(0, sizing[currency].tiers).reverse())
      made = [...plannedOf(now, { tier, currency, rulesAt }, sizing[currency], [...known, ...made]), ...made];
    return made;
  });
}
