import * as z from 'zod/mini';
import { gameSlugSchema, MAX_NAMED_GAMES } from './named-games';

const percent = z
  .int('must be a whole number.')
  .check(
    z.minimum(0, 'must be 0 or more.'),
    z.maximum(100, 'must be 100 at most.'),
    z.describe('Percent of a stake that counts for wagering.'),
  );
const ofCategory = z
  .nullable(percent)
  .check(z.describe('null: what the catalogue says of each game; it never makes a game count for more than that.'));

/**
 * How much of a stake counts for the wagering of a bonus, besides what the catalogue says: by category, and by game, which goes before it.
 * A category never makes a game count for more than the catalogue does; a game that is named may.
 */
export const contributionRulesSchema = z
  .strictObject({
    categories: z.strictObject({ slots: ofCategory, instant: ofCategory, live: ofCategory }),
    games: z
      .array(z.strictObject({ slug: gameSlugSchema, percent }))
      .check(z.maxLength(MAX_NAMED_GAMES, `must name ${MAX_NAMED_GAMES} games at most.`)),
  })
  .check(({ value, issues }) => {
    for (const [place, { slug }] of value.games.entries())
      if (value.games.findIndex((one) => one.slug === slug) < place)
        issues.push({
          code: 'custom',
          input: value,
          path: ['games', place, 'slug'],
          message: `${slug} is named twice.`,
        });
  });
export type ContributionRules = z.infer<typeof contributionRulesSchema>;

/** What holds while nothing was set: what the catalogue says. */
export const BUILT_IN_CONTRIBUTION: ContributionRules = {
  categories: { slots: null, instant: null, live: null },
  games: [],
};
