import * as z from 'zod/mini';
import { BATTLE_TIERS } from '../battles';
import { CURRENCIES, toMinor } from '../money';

/** How long battles may be, hours: each fits whole into days or a week, so that they begin at hours that players can learn. */
export const BATTLE_HOURS = [1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168] as const;
/** The most places that win. */
export const MAX_BATTLE_PLACES = 50;

const amount = z
  .string('must be an amount.')
  .check(z.regex(/^[1-9]\d{0,8}\.\d{2}$/, 'must be an amount of a whole unit or more with two decimals, "500.00".'));

const inCurrency = z.strictObject({
  min_stake: amount.check(z.describe('Stakes from here on count, up to the least of the tier above. Major units.')),
  prizes: z
    .array(amount)
    .check(
      z.minLength(1, 'must have a place or more.'),
      z.maxLength(MAX_BATTLE_PLACES, `must have ${MAX_BATTLE_PLACES} places at most.`),
      z.describe('First place first, no place more than the one before it. Major units.'),
    ),
});
const tierSchema = z.strictObject({
  hours: z.literal(BATTLE_HOURS, `must be one of ${BATTLE_HOURS.join(', ')}.`),
  uah: inCurrency,
  kzt: inCurrency,
});
const tiersSchema = z.strictObject({
  bronze: tierSchema,
  silver: tierSchema,
  gold: tierSchema,
  platinum: tierSchema,
  brilliant: tierSchema,
});

/** What each tier's battles are, by what holds at their start. What was announced stays as it was. */
export const battleRulesSchema = tiersSchema.check(({ value, issues }) => {
  const say = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message });
  for (const [rank, tier] of BATTLE_TIERS.entries()) {
    const below = BATTLE_TIERS[rank - 1];
    if (below && value[tier].hours < value[below].hours)
      say([tier, 'hours'], `must not be less than those of ${below}.`);
    for (const currency of CURRENCIES) {
      const { min_stake: least, prizes } = value[tier][currency];
      if (below && toMinor(least) <= toMinor(value[below][currency].min_stake))
        say([tier, currency, 'min_stake'], `must be more than that of ${below}.`);
      for (const [place, prize] of prizes.entries()) {
        const before = prizes[place - 1];
        if (before !== undefined && toMinor(prize) > toMinor(before))
          say([tier, currency, 'prizes', place], 'must not be more than that of the place before.');
      }
    }
  }
});
export type BattleRules = z.infer<typeof battleRulesSchema>;

type Worth = { min_stake: string; prizes: string[] };
/** What holds in tenge is ten times what holds in hryvnias. */
const inBoth = (min: number, prizes: readonly number[]): { uah: Worth; kzt: Worth } => ({
  uah: { min_stake: `${min}.00`, prizes: prizes.map((prize) => `${prize}.00`) },
  kzt: { min_stake: `${min}0.00`, prizes: prizes.map((prize) => `${prize}0.00`) },
});

/** What holds while nothing was set. */
export const BUILT_IN_BATTLES: BattleRules = {
  bronze: { hours: 6, ...inBoth(5, [500, 300, 200, 100, 100]) },
  silver: { hours: 12, ...inBoth(20, [1_500, 900, 600, 300, 300]) },
  gold: { hours: 24, ...inBoth(50, [5_000, 3_000, 2_000, 1_000, 1_000]) },
  platinum: { hours: 72, ...inBoth(200, [20_000, 12_000, 8_000, 4_000, 4_000]) },
  brilliant: { hours: 168, ...inBoth(500, [75_000, 45_000, 30_000, 15_000, 15_000]) },
};
