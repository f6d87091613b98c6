import { type Currency, toMinor } from '@kozyr/contracts/money';
import { PAYOUT_MIN_RATING } from '@kozyr/contracts/settings';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { settings } from '../../../db/schema/settings';

const AMOUNT = /^(?!0+(\.0+)?$)\d{1,12}\.\d{2}$/;

/** internal: no player is told what it is. */
type Kind = { pattern: RegExp; hint: string; internal?: true };
const players: Kind = { pattern: /^[1-9]\d{0,5}$/, hint: 'players, a whole number from 1 on', internal: true };
const tiers: Kind = { pattern: /^(auto|[1-5])$/, hint: 'auto, or tiers from 1 to 5', internal: true };
const amount: Kind = { pattern: AMOUNT, hint: 'an amount above zero with two decimals, such as 100.00' };

/** Every restriction an operator may set (spec §6, §9): what its value looks like, and what holds while none is set. */
export const RESTRICTIONS = {
  /** Absent: the player's own rating plus one (spec §6), so that nobody is paid by mistake. */
  [PAYOUT_MIN_RATING]: { pattern: /^[0-5]$/, hint: 'stars, a whole number from 0 to 5', fallback: null },
  PAYOUT_MINIMUM_UAH: { ...amount, fallback: '100.00' },
  PAYOUT_MINIMUM_KZT: { ...amount, fallback: '1000.00' },
  PAYOUT_MAXIMUM_24H_UAH: { ...amount, fallback: '50000.00' },
  PAYOUT_MAXIMUM_24H_KZT: { ...amount, fallback: '500000.00' },
  PAYOUT_MAXIMUM_PER_DAY: { pattern: /^[1-9]\d?$/, hint: 'a whole number from 1 to 99', fallback: '3' },
  DEPOSIT_MINIMUM_UAH: { ...amount, fallback: '50.00' },
  DEPOSIT_MINIMUM_KZT: { ...amount, fallback: '500.00' },
  DEPOSIT_MAXIMUM_UAH: { ...amount, fallback: '50000.00' },
  DEPOSIT_MAXIMUM_KZT: { ...amount, fallback: '500000.00' },
  /** The most that the wins of one round are paid at once; more waits for an operator. */
  WIN_MAXIMUM_UAH: { ...amount, fallback: '1000000.00', internal: true },
  WIN_MAXIMUM_KZT: { ...amount, fallback: '10000000.00', internal: true },
  /** Wins less stakes of one provider's players in a day of the currency's zone; above it the provider is switched off. */
  PROVIDER_DAILY_LOSS_MAXIMUM_UAH: { ...amount, fallback: '5000000.00', internal: true },
  PROVIDER_DAILY_LOSS_MAXIMUM_KZT: { ...amount, fallback: '50000000.00', internal: true },
  /** Whether players have tasks of the day at all. */
  TASKS_OFFERED: { pattern: /^(yes|no)$/, hint: 'yes or no', fallback: 'yes', internal: true },
  /** Players of the last seven days from which on one more tier of battles opens in their currency. */
  BATTLES_SECOND_TIER_FROM: { ...players, fallback: '20' },
  BATTLES_THIRD_TIER_FROM: { ...players, fallback: '40' },
  BATTLES_FOURTH_TIER_FROM: { ...players, fallback: '80' },
  BATTLES_FIFTH_TIER_FROM: { ...players, fallback: '160' },
  /** Tiers that open whoever plays; auto: by the players. */
  BATTLES_TIERS_UAH: { ...tiers, fallback: 'auto' },
  BATTLES_TIERS_KZT: { ...tiers, fallback: 'auto' },
} as const satisfies Record<string, Kind & { fallback: string | null }>;
export type RestrictionCode = keyof typeof RESTRICTIONS;

export type Restrictions = {
  /** Stars a payout needs; null: not set, or not readable. */
  payoutMinRating: number | null;
  payoutMaximumPerDay: number;
  /** Minor units. */
  payoutMinimum: Record<Currency, bigint>;
  payoutMaximum24h: Record<Currency, bigint>;
  depositMinimum: Record<Currency, bigint>;
  depositMaximum: Record<Currency, bigint>;
};

/** Answers what is set, with the fallback for what is absent or was spoilt by hand. */
async function reader(db: Pick<Queryable, 'select'>) {
  const rows = await db.select().from(settings).where(eq(settings.tag, 'RESTRICTION'));
  const set = new Map(rows.map(({ code, value }) => [code, value]));
  return <C extends RestrictionCode>(code: C): string | (typeof RESTRICTIONS)[C]['fallback'] => {
    const value = set.get(code);
    return value !== undefined && RESTRICTIONS[code].pattern.test(value) ? value : RESTRICTIONS[code].fallback;
  };
}

/** Codes whose values players may not read. */
export const INTERNAL_CODES: readonly string[] = Object.entries(RESTRICTIONS).flatMap(([code, kind]) =>
  'internal' in kind ? [code] : [],
);

/** Whether the operator offers tasks of the day now. */
export async function readTasksOffered(db: Pick<Queryable, 'select'>): Promise<boolean> {
  const read = await reader(db);
  return read('TASKS_OFFERED') === 'yes';
}

/** How many tiers of battles open: by players of seven days, or as an operator has set it. */
export type BattleSizes = {
  /** Players from which on the second, third, fourth and fifth tier are open, lowest first. */
  from: readonly [number, number, number, number];
  /** null: by the players. */
  fixed: Record<Currency, number | null>;
};

/** The sizes of battles that are set now. */
export async function readBattleSizes(db: Pick<Queryable, 'select'>): Promise<BattleSizes> {
  const read = await reader(db);
  const fixed = (set: string) => (set === 'auto' ? null : Number(set));
  return {
    from: [
      Number(read('BATTLES_SECOND_TIER_FROM')),
      Number(read('BATTLES_THIRD_TIER_FROM')),
      Number(read('BATTLES_FOURTH_TIER_FROM')),
      Number(read('BATTLES_FIFTH_TIER_FROM')),
    ],
    fixed: { uah: fixed(read('BATTLES_TIERS_UAH')), kzt: fixed(read('BATTLES_TIERS_KZT')) },
  };
}

/** What bounds a provider's wins, minor units: of one round, and of all its players in a day. */
export type ProviderBounds = { winMaximum: Record<Currency, bigint>; providerDailyLoss: Record<Currency, bigint> };

/** The bounds that are set now. */
export async function readProviderBounds(db: Pick<Queryable, 'select'>): Promise<ProviderBounds> {
  const read = await reader(db);
  return {
    winMaximum: { uah: toMinor(read('WIN_MAXIMUM_UAH')), kzt: toMinor(read('WIN_MAXIMUM_KZT')) },
    providerDailyLoss: {
      uah: toMinor(read('PROVIDER_DAILY_LOSS_MAXIMUM_UAH')),
      kzt: toMinor(read('PROVIDER_DAILY_LOSS_MAXIMUM_KZT')),
    },
  };
}

/** What is set, with the fallback for what is absent or was spoilt by hand. */
export async function readRestrictions(db: Queryable): Promise<Restrictions> {
  const read = await reader(db);
  const stars = read(PAYOUT_MIN_RATING);
  return {
    payoutMinRating: stars === null ? null : Number(stars),
    payoutMaximumPerDay: Number(read('PAYOUT_MAXIMUM_PER_DAY')),
    payoutMinimum: { uah: toMinor(read('PAYOUT_MINIMUM_UAH')), kzt: toMinor(read('PAYOUT_MINIMUM_KZT')) },
    payoutMaximum24h: { uah: toMinor(read('PAYOUT_MAXIMUM_24H_UAH')), kzt: toMinor(read('PAYOUT_MAXIMUM_24H_KZT')) },
    depositMinimum: { uah: toMinor(read('DEPOSIT_MINIMUM_UAH')), kzt: toMinor(read('DEPOSIT_MINIMUM_KZT')) },
    depositMaximum: { uah: toMinor(read('DEPOSIT_MAXIMUM_UAH')), kzt: toMinor(read('DEPOSIT_MAXIMUM_KZT')) },
  };
}
