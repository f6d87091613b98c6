import * as z from 'zod/mini';
import { gameSlugSchema, MAX_NAMED_GAMES } from './named-games';

const closedSchema = z.strictObject({
  kind: z.enum(['game', 'provider'], 'must be game or provider.'),
  slug: gameSlugSchema,
  areas: z
    .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country by its ISO 3166-1 code, or EU.')))
    .check(
      z.minLength(1, 'must name a country or more.'),
      z.maxLength(60, 'must name 60 countries at most.'),
      z.describe('Countries by ISO 3166-1 code, or EU for its members.'),
    ),
});

/**
 * Games, and all games of providers, that are closed for players of some countries, besides what the catalogue and operators' switches
 * close: not listed there and not opened; rounds that are open end as they would.
 */
export const closedGameRulesSchema = z
  .strictObject({
    closed: z
      .array(closedSchema)
      .check(z.maxLength(MAX_NAMED_GAMES, `must name ${MAX_NAMED_GAMES} games and providers at most.`)),
  })
  .check(({ value, issues }) => {
    for (const [place, { kind, slug }] of value.closed.entries())
      if (value.closed.findIndex((one) => one.kind === kind && one.slug === slug) < place)
        issues.push({
          code: 'custom',
          input: value,
          path: ['closed', place, 'slug'],
          message: `${slug} is named twice.`,
        });
  });
export type ClosedGameRules = z.infer<typeof closedGameRulesSchema>;

/** What holds while nothing was set: nothing is closed by these rules. */
export const BUILT_IN_CLOSED_GAMES: ClosedGameRules = { closed: [] };
