import * as z from 'zod/mini';
import { JACKPOT_LEVELS, type JackpotLevel } from '../jackpots';
import { CURRENCIES, type Currency, toMinor } from '../money';

/**
 * Parts per million of a stake that all levels of a currency may give back together: with what battles give back, less than the least
 * edge of a game whose stakes grow jackpots, so that nobody is paid for staking.
 */
export const MAX_JACKPOTS_RETURN = 8_300n;
/** The least that a jackpot begins with, whole units of its currency: a stake may not carry many of them over at once. */
export const MIN_JACKPOT_SEED: Readonly<Record<Currency, number>> = { uah: 100, kzt: 1_000 };
/** The highest ceiling, whole units. */
export const MAX_JACKPOT_CEILING: Readonly<Record<Currency, number>> = { uah: 100_000_000, kzt: 1_000_000_000 };
/** Percent of a stake, the most that one level takes. */
export const MAX_JACKPOT_SHARE = '0.50';

/** What the return of a level is counted by: minor units, and parts per million of a real-money stake. */
export type JackpotTerms = { seed: bigint; ceiling: bigint; share: number };

const amount = z
  .string('must be an amount.')
  .check(z.regex(/^[1-9]\d{0,11}\.\d{2}$/, 'must be an amount of a whole unit or more with two decimals, "500.00".'));
const share = z
  .string('must be a percentage.')
  .check(
    z.regex(/^0\.(0[1-9]|[1-4]\d|50)$/, `must be a percentage with two decimals, 0.01 to ${MAX_JACKPOT_SHARE}.`),
    z.describe('Percent of every real-money stake that the house adds: "0.20".'),
  );

const levelSchema = z.strictObject({
  seed: amount.check(z.describe('What it begins with, of the house. Major units.')),
  ceiling: amount.check(z.describe('It drops before it is worth more; at least twice the seed. Major units.')),
  share,
});
const levelsSchema = z.strictObject({
  clubs: levelSchema,
  diamonds: levelSchema,
  hearts: levelSchema,
  spades: levelSchema,
});
const inCurrencies = z.strictObject({ uah: levelsSchema, kzt: levelsSchema });

/** Parts per million in a hundredth of a percent. */
const PPM_OF_HUNDREDTH = 100;

/** The terms of a level as they are counted with. */
export const jackpotTermsOf = ({ seed, ceiling, share }: z.infer<typeof levelSchema>): JackpotTerms => ({
  seed: toMinor(seed),
  ceiling: toMinor(ceiling),
  share: Number(toMinor(share)) * PPM_OF_HUNDREDTH,
});

/**
 * What a jackpot gives back of the real-money stakes that fill it, parts per million, rounded up: its share, and what the house
 * puts in at its beginning, spread over the stakes that bring it from there to the middle of where it may drop.
 */
export const jackpotReturnOf = ({ seed, ceiling, share }: JackpotTerms): bigint =>
  (BigInt(share) * (ceiling + seed) + (ceiling - seed) - 1n) / (ceiling - seed);

/** What all levels of a currency give back together of a real-money stake on average, parts per million. */
export const jackpotsReturnOf = (levels: z.infer<typeof levelsSchema>): bigint =>
  JACKPOT_LEVELS.reduce((sum, level) => sum + jackpotReturnOf(jackpotTermsOf(levels[level])), 0n);

/** What of one currency's levels cannot be so: the field in dot notation, and what it must be. */
function faultsOf(currency: Currency, levels: z.infer<typeof levelsSchema>): { path: string[]; message: string }[] {
  const faults: { path: string[]; message: string }[] = [];
  let below: { level: JackpotLevel; seed: bigint; ceiling: bigint } | null = null;
  for (const level of JACKPOT_LEVELS) {
    const { seed, ceiling } = jackpotTermsOf(levels[level]);
    const say = (field: 'seed' | 'ceiling', message: string) =>
      faults.push({ path: [currency, level, field], message });
    if (seed < toMinor(`${MIN_JACKPOT_SEED[currency]}`)) say('seed', `must be ${MIN_JACKPOT_SEED[currency]} or more.`);
    if (ceiling < 2n * seed) say('ceiling', 'must be at least twice the seed.');
    if (ceiling > toMinor(`${MAX_JACKPOT_CEILING[currency]}`))
      say('ceiling', `must be ${MAX_JACKPOT_CEILING[currency]} at most.`);
    if (below && seed <= below.seed) say('seed', `must be more than that of ${below.level}.`);
    if (below && ceiling <= below.ceiling) say('ceiling', `must be more than that of ${below.level}.`);
    below = { level, seed, ceiling };
  }
  if (faults.length === 0 && jackpotsReturnOf(levels) > MAX_JACKPOTS_RETURN)
    faults.push({
      path: [currency],
      message: `its levels may give back ${Number(MAX_JACKPOTS_RETURN) / 10_000} % of stakes together at most: less share, a smaller seed, or a higher ceiling.`,
    });
  return faults;
}

/** The conditions on which jackpots begin, by currency and level. One that has begun keeps its own. */
export const jackpotRulesSchema = inCurrencies.check(({ value, issues }) => {
  for (const currency of CURRENCIES)
    for (const fault of faultsOf(currency, value[currency])) issues.push({ code: 'custom', input: value, ...fault });
});
export type JackpotRules = z.infer<typeof jackpotRulesSchema>;

/** What holds while nothing was set. */
export const BUILT_IN_JACKPOTS: JackpotRules = {
  uah: {
    clubs: { seed: '500.00', ceiling: '2500.00', share: '0.20' },
    diamonds: { seed: '5000.00', ceiling: '20000.00', share: '0.15' },
    hearts: { seed: '25000.00', ceiling: '100000.00', share: '0.10' },
    spades: { seed: '100000.00', ceiling: '500000.00', share: '0.05' },
  },
  kzt: {
    clubs: { seed: '5000.00', ceiling: '25000.00', share: '0.20' },
    diamonds: { seed: '50000.00', ceiling: '200000.00', share: '0.15' },
    hearts: { seed: '250000.00', ceiling: '1000000.00', share: '0.10' },
    spades: { seed: '1000000.00', ceiling: '5000000.00', share: '0.05' },
  },
};
