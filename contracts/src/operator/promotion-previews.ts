import * as z from 'zod/mini';
import { moneySchema } from '../money';
import { closedGamesPreviewSchema, contributionPreviewSchema } from './promotion-previews-of-games';
import { battlesPreviewSchema, jackpotsPreviewSchema, percentagesPreviewSchema } from './promotion-previews-of-play';
import { dryRunSchema } from './withdrawal-rules';

/** Two amounts beside each other: by what holds now, and by what is proposed. */
const besideSchema = z.object({ now: moneySchema, proposed: moneySchema });
const bothCurrencies = <S extends z.ZodMiniType>(item: S) => z.object({ uah: item, kzt: item });

/** A prize on the average, exact: up to six decimals. */
const exactSchema = z
  .string()
  .check(z.regex(/^\d+\.\d{2,6}$/), z.describe('Exact decimal string in major units, two to six decimals.'));

/** Stars: so many players would have each number of stars. */
export const starsPreviewSchema = z.object({
  kind: z.literal('stars'),
  currencies: bothCurrencies(
    z.object({
      stars: z.array(z.object({ stars: z.int(), now: z.int(), proposed: z.int() })),
      rising: z.int().check(z.describe('Players who would have more stars than by what holds now.')),
      falling: z.int().check(z.describe('Players who would have fewer.')),
    }),
  ),
});

/** Cashback: what the weeks that were counted last would have cost, by the sums that they were counted by. */
export const cashbackPreviewSchema = z.object({
  kind: z.literal('cashback'),
  currencies: bothCurrencies(
    z.object({
      weeks: z.array(
        z.object({
          from: z.string().check(z.describe('The Monday of the week, YYYY-MM-DD in the zone of the currency.')),
          players: z.int().check(z.describe('Players who were counted in it.')),
          given: moneySchema.check(z.describe('What was given then.')),
          now: moneySchema.check(z.describe('What the rules that hold now give for the same losses.')),
          proposed: moneySchema,
        }),
      ),
      total: besideSchema,
    }),
  ),
});

/** Wheel: what a spin brings on the average, and a player who spins on each of thirty days. */
export const wheelPreviewSchema = z.object({
  kind: z.literal('wheel'),
  currencies: bothCurrencies(
    z.object({
      per_spin: z.object({ now: exactSchema, proposed: exactSchema }),
      per_30_days: z.object({ now: exactSchema, proposed: exactSchema }),
    }),
  ),
  players: z
    .object({ now: z.int(), proposed: z.int() })
    .check(z.describe('Players who have stars enough, by what holds and by what is proposed.')),
});

/** What rules would mean, as each kind reckons it. */
export const promotionPreviewSchema = z.discriminatedUnion('kind', [
  starsPreviewSchema,
  cashbackPreviewSchema,
  wheelPreviewSchema,
  jackpotsPreviewSchema,
  battlesPreviewSchema,
  percentagesPreviewSchema,
  contributionPreviewSchema,
  closedGamesPreviewSchema,
  dryRunSchema,
]);
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;
export type PreviewOf<K extends PromotionPreview['kind']> = Extract<PromotionPreview, { kind: K }>;
