import * as z from 'zod/mini';
import type { Currency } from '../money';
import { hundredthsOf, ruleMoneySchema, rulePercentSchema } from './fields';
import { STARS } from './stars';

/** As many sectors as the wheel is drawn with. */
export const WHEEL_SECTOR_COUNT = 8;
/** Hundredths of a percent that all chances add up to. */
const WHOLE = 10_000;
/** What one spin may bring at most, and on the average at most; minor units. */
export const MAX_WHEEL_PRIZE: Readonly<Record<Currency, bigint>> = { uah: 10_000_00n, kzt: 100_000_00n };
export const MAX_WHEEL_AVERAGE: Readonly<Record<Currency, bigint>> = { uah: 50_00n, kzt: 500_00n };

const sectorSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/), z.describe('Small letters, digits and hyphens.')),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades']),
  chance: rulePercentSchema.check(
    z.refine((chance) => hundredthsOf(chance) > 0, { error: 'A sector that never comes is none.' }),
    z.describe('Percent with two decimals; all of them add up to 100.00.'),
  ),
  amounts: z
    .strictObject({ uah: ruleMoneySchema, kzt: ruleMoneySchema })
    .check(z.describe('What it brings to the game balance; 0.00: nothing this time.')),
});

const minor = (amount: string): bigint => BigInt(hundredthsOf(amount));

/** The sum of all prizes, each times the hundredths of a percent of its chance; minor units times ten thousand. */
export const weightedPrizes = (sectors: readonly z.infer<typeof sectorSchema>[], currency: Currency): bigint =>
  sectors.reduce((sum, { amounts, chance }) => sum + minor(amounts[currency]) * BigInt(hundredthsOf(chance)), 0n);

const bounded = (sectors: readonly z.infer<typeof sectorSchema>[], currency: Currency): boolean =>
  sectors.every(({ amounts }) => minor(amounts[currency]) <= MAX_WHEEL_PRIZE[currency]) &&
  weightedPrizes(sectors, currency) <= MAX_WHEEL_AVERAGE[currency] * BigInt(WHOLE);

const sectorsSchema = z.array(sectorSchema).check(
  z.length(WHEEL_SECTOR_COUNT),
  z.refine((list) => list.reduce((sum, { chance }) => sum + hundredthsOf(chance), 0) === WHOLE, {
    error: 'The chances have to add up to 100.00 percent.',
  }),
  z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'Each sector has its own id.' }),
  z.refine((list) => bounded(list, 'uah'), { error: 'At most 10000.00 UAH, and 50.00 on the average.' }),
  z.refine((list) => bounded(list, 'kzt'), { error: 'At most 100000.00 KZT, and 500.00 on the average.' }),
  z.describe('As they lie on the wheel, clockwise from the top.'),
);

/** The wheel of fortune. A day's spins are drawn by what held at the midnight it began with, so that nothing changes within a day. */
export const wheelRulesSchema = z.strictObject({
  stars_needed: z.int().check(z.minimum(1), z.maximum(STARS), z.describe('Stars from which one may spin.')),
  sectors: sectorsSchema,
});
export type WheelRules = z.infer<typeof wheelRulesSchema>;

const sector = (id: string, suit: WheelRules['sectors'][number]['suit'], chance: string, uah: string, kzt: string) => ({
  ...{ id, suit, chance },
  amounts: { uah, kzt },
});

/**
 * What holds while nobody has decided otherwise; ids are hryvnias. No turn comes to nothing. On the average a spin brings 6.43 UAH or
 * 64.30 KZT, no more than is declared (0048).
 */
export const BUILT_IN_WHEEL: WheelRules = {
  stars_needed: 1,
  sectors: [
    sector('three', 'clubs', '34.00', '3.00', '30.00'),
    sector('twenty-five', 'diamonds', '2.50', '25.00', '250.00'),
    sector('five', 'hearts', '26.00', '5.00', '50.00'),
    sector('three-again', 'spades', '19.50', '3.00', '30.00'),
    sector('ten', 'clubs', '12.00', '10.00', '100.00'),
    sector('fifteen', 'diamonds', '5.00', '15.00', '150.00'),
    sector('fifty', 'hearts', '0.90', '50.00', '500.00'),
    sector('five-hundred', 'spades', '0.10', '500.00', '5000.00'),
  ],
};
