import * as z from 'zod/mini';
import { moneySchema } from '../money';

/** Changed games that are named one by one at most. */
export const NAMED_IN_PREVIEW = 20;

const unknownSchema = z
  .array(z.string())
  .check(z.describe('Slugs that the rules name and no feed has sent: they hold once it does.'));
const bothCurrencies = <S extends z.ZodMiniType>(item: S) => z.object({ uah: item, kzt: item });

/** Contribution: which games would count otherwise, and what that would have been for the stakes of the last 28 days. */
export const contributionPreviewSchema = z.object({
  kind: z.literal('contribution'),
  games: z.object({
    changed: z.int().check(z.describe('Games in the feeds that would count otherwise.')),
    rising: z.int(),
    falling: z.int(),
    kept_low: z
      .int()
      .check(z.describe('Games that the rules would raise and that keep too little of stakes to count more.')),
    named: z
      .array(
        z.object({
          slug: z.string(),
          title: z.string(),
          now: z.int().check(z.describe('Percent.')),
          proposed: z.int(),
        }),
      )
      .check(z.describe(`The ${NAMED_IN_PREVIEW} most popular of those that change.`)),
  }),
  currencies: bothCurrencies(
    z.object({
      staked: moneySchema.check(z.describe('Settled in rounds of bonuses that began in the last 28 days.')),
      now: moneySchema.check(z.describe('What of it counts for wagering by what holds now.')),
      proposed: moneySchema,
    }),
  ),
  unknown: unknownSchema,
});

/** Closed games: what would be closed and opened where, and whom that concerns. */
export const closedGamesPreviewSchema = z.object({
  kind: z.literal('closed-games'),
  areas: z
    .array(
      z.object({
        area: z.string().check(z.describe('A country by ISO 3166-1 code, or EU for its members.')),
        now: z.int().check(z.describe('Games on offer that are closed there, for whatever reason.')),
        proposed: z.int(),
        closing: z.int().check(z.describe('Games that are open there now and would be closed.')),
        opening: z.int(),
        players: z.int().check(z.describe('Players of there who played what would be closed in the last 28 days.')),
        open_rounds: z.int().check(z.describe('Rounds of theirs in those games that began then and are open still.')),
      }),
    )
    .check(z.describe('Every area that the rules of now or these name, and the countries of players in them.')),
  unknown: unknownSchema,
});
