import * as z from 'zod/mini';
import { battleTierSchema } from '../battles';
import { WEEKDAYS } from '../bonus-settings';
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

const daySchema = z.object({
  day: z.enum(WEEKDAYS),
  hours: z.object({ now: z.nullable(z.string()), proposed: z.nullable(z.string()) }),
  percent: z.nullable(z.string()).check(z.describe('What the bonuses on offer give that day; null: none.')),
});

/** Percentages on deposit: what really holds now by day beside what is proposed, with the percents that are on offer. */
export const percentagesPreviewSchema = z.object({
  kind: z.literal('percentages'),
  currencies: bothCurrencies(
    z.object({
      wager: z.object({ now: z.number(), proposed: z.number() }),
      days: z.array(daySchema).check(z.describe('Monday first; hours as "12:00–20:30", null: none that day.')),
      hours_per_week: z.object({ now: z.int(), proposed: z.int() }).check(z.describe('Whole hours, cut.')),
    }),
  ),
});
