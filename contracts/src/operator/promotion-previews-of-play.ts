import * as z from 'zod/mini';
import { battleTierSchema } from '../battles';
import { jackpotLevelSchema } from '../jackpots';
import { moneySchema } from '../money';

const amountsSchema = z.object({ now: moneySchema, proposed: moneySchema });
const percentSchema = z
  .string()
  .check(z.regex(/^\d+\.\d{4}$/), z.describe('Percent of real-money stakes with four decimals, rounded up.'));
const percentsSchema = z.object({ now: percentSchema, proposed: percentSchema });
const bothCurrencies = <S extends z.ZodMiniType>(item: S) => z.object({ uah: item, kzt: item });

/** Jackpots: what each level and all together give back of stakes on average, seeds included. */
export const jackpotsPreviewSchema = z.object({
  kind: z.literal('jackpots'),
  currencies: bothCurrencies(
    z.object({
      levels: z.array(
        z.object({
          level: jackpotLevelSchema,
          return: percentsSchema,
          stakes_per_drop: amountsSchema.check(z.describe('Stakes from its begin to its drop on the average.')),
          paid_per_drop: amountsSchema.check(z.describe('What it pays on the average.')),
        }),
      ),
      return: percentsSchema,
      cost_per_million: amountsSchema.check(z.describe('Money of the house for a million of stakes, seeds included.')),
    }),
  ),
});

/** Battles: what the schedule pays a week at most, with as many tiers as are open now. */
export const battlesPreviewSchema = z.object({
  kind: z.literal('battles'),
  currencies: bothCurrencies(
    z.object({
      open: z.int().check(z.describe('Tiers that are open now, the lowest first.')),
      tiers: z.array(
        z.object({
          tier: battleTierSchema,
          open: z.boolean(),
          hours: z
            .object({ now: z.int(), proposed: z.int() })
            .check(
              z.describe('How long its battles are with as many tiers as are open: a day at least while not all are.'),
            ),
          prizes: amountsSchema.check(z.describe('Of one battle, in full.')),
          prizes_per_week: amountsSchema.check(z.describe('In full, cut; of one that is not open what it would pay.')),
        }),
      ),
      prizes_per_week: amountsSchema.check(z.describe('Of all tiers that are open.')),
      full_stakes_per_week: amountsSchema.check(
        z.describe('Counted stakes that they are paid in full for; below them in that proportion.'),
      ),
    }),
  ),
});
