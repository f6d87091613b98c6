import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import type { BetKind } from '../maths/roulette/bets';
import type { Hours } from './hours';

/** What may be staked, minor units. */
export type Limits = {
  /** The smallest chip or stake; every stake is whole units of money. */
  min: bigint;
  /** The most on one place: for even money; places with fewer numbers take the share of KIND_SHARE. */
  maxPlace: bigint;
  /** The most of a player in one round. */
  maxRound: bigint;
  chips: readonly bigint[];
};

export type TableDefinition = {
  /** Also the slug of its game in the catalogue. */
  slug: string;
  engine: 'roulette' | 'crash';
  /** Null where there is no dealer. */
  dealer: InEveryLanguage | null;
  /** Languages the dealer speaks; none where there is no dealer. */
  languages: readonly Locale[];
  seats: number;
  hours: Hours | null;
  limits: Record<Currency, Limits>;
  /** Lengths of the phases in milliseconds. `run` is the spin of a wheel; a curve runs until it breaks. */
  pace: { open: number; closing: number; run: number; result: number; settleAfter: number };
};

/** How much of maxPlace fits on a place of a kind, in percent: what one place can win stays alike. */
export const KIND_SHARE: Record<BetKind, bigint> = {
  ...{ straight: 10n, split: 20n, street: 30n, corner: 40n, line: 60n, column: 100n, dozen: 100n },
  ...{ red: 100n, black: 100n, even: 100n, odd: 100n, low: 100n, high: 100n },
};

const units = (amounts: readonly number[]): bigint[] => amounts.map((amount) => BigInt(amount) * 100n);

function limits(min: number, maxPlace: number, maxRound: number, chips: readonly number[]): Record<Currency, Limits> {
  const of = (times: number): Limits => ({
    min: BigInt(min * times) * 100n,
    maxPlace: BigInt(maxPlace * times) * 100n,
    maxRound: BigInt(maxRound * times) * 100n,
    chips: units(chips.map((chip) => chip * times)),
  });
  return { uah: of(1), kzt: of(10) };
}

/** 35 s from round to round: 18 to bet, 2 in which bets on their way are confirmed, 9 for the ball, 6 to look. */
const WHEEL_PACE = { open: 18_000, closing: 2_000, run: 9_000, result: 6_000, settleAfter: 0 };
/** A player who left by hand in the last moment is counted before the round is settled: settleAfter. */
const CURVE_PACE = { open: 7_000, closing: 1_000, run: 0, result: 4_000, settleAfter: 700 };

/** Curves: game, smallest and largest stake in hryvnias. */
const CURVES: readonly (readonly [slug: string, min: number, most: number])[] = [
  ['visit-outer-dark', 5, 2_000],
  ['redline-xl', 10, 3_000],
  ['upward-now', 2, 1_000],
  ['patent-balloon', 1, 500],
  ['qyran-rising', 5, 1_500],
];

/** The tables of the house; each is a game of the catalogue. Nobody stands at them: they are shared tables, and no dealer is named. */
export const TABLES: readonly TableDefinition[] = [
  {
    slug: 'velvet-roulette',
    engine: 'roulette',
    dealer: null,
    languages: [],
    seats: 60,
    hours: null,
    limits: limits(10, 5_000, 10_000, [10, 50, 100, 500, 1_000]),
    pace: WHEEL_PACE,
  },
  {
    slug: 'quarter-roulette',
    engine: 'roulette',
    dealer: null,
    languages: [],
    seats: 80,
    hours: null,
    limits: limits(5, 1_000, 2_000, [5, 10, 25, 50, 200]),
    pace: WHEEL_PACE,
  },
  {
    slug: 'boulevard-roulette',
    engine: 'roulette',
    dealer: null,
    languages: [],
    seats: 40,
    hours: { from: '10:00', to: '06:00', timeZone: 'Europe/Kyiv' },
    limits: limits(20, 10_000, 20_000, [20, 50, 100, 500, 2_000]),
    pace: { ...WHEEL_PACE, open: 14_000 },
  },
  {
    slug: 'madame-roulette',
    engine: 'roulette',
    dealer: null,
    languages: [],
    seats: 12,
    hours: { from: '20:00', to: '04:00', timeZone: 'Europe/Kyiv' },
    limits: limits(100, 50_000, 100_000, [100, 500, 1_000, 5_000, 10_000]),
    pace: { ...WHEEL_PACE, open: 24_000 },
  },
  ...CURVES.map(
    ([slug, min, most]): TableDefinition => ({
      slug,
      engine: 'crash',
      dealer: null,
      languages: [],
      seats: 500,
      hours: null,
      limits: limits(
        min,
        most,
        most,
        [1, 2, 10, 20, 100].map((times) => times * min),
      ),
      pace: CURVE_PACE,
    }),
  ),
];

const BY_SLUG = new Map(TABLES.map((table) => [table.slug, table]));

/** The table of a game; null for games that are played alone. */
export const tableOf = (slug: string): TableDefinition | null => BY_SLUG.get(slug) ?? null;
