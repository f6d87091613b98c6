import * as z from 'zod/mini';
import { namedOnce, type RuledGame, ruledSlugSchema } from './game-lists';

const percentSchema = z
  .int('must be a whole percent.')
  .check(
    z.minimum(0, 'must be 0 to 100.'),
    z.maximum(100, 'must be 0 to 100.'),
    z.describe('Percent of a stake that counts for wagering.'),
  );
const ofCategory = z.nullable(percentSchema).check(z.describe('null: each game as it came.'));
const entrySchema = z.strictObject({ slug: ruledSlugSchema, percent: percentSchema });

/**
 * What of a stake counts for wagering where it is not what a game came with (Game.contribution): by category, by provider and by game.
 * The most particular that names a game holds for it.
 */
export const contributionRulesSchema = z.strictObject({
  categories: z.strictObject({ slots: ofCategory, instant: ofCategory, live: ofCategory }),
  providers: namedOnce(entrySchema),
  games: namedOnce(entrySchema),
});
export type ContributionRules = z.infer<typeof contributionRulesSchema>;

/** What holds while nothing was set: each game as it came. */
export const BUILT_IN_CONTRIBUTION: ContributionRules = {
  categories: { slots: null, instant: null, live: null },
  providers: [],
  games: [],
};

const percentOf = (entries: ContributionRules['games'], slug: string): number | undefined =>
  entries.find((entry) => entry.slug === slug)?.percent;

/** What rules say of a game, the most particular of it; null: nothing. */
export const saidContribution = (
  { categories, providers, games }: ContributionRules,
  { slug, provider, category }: RuledGame,
): number | null => percentOf(games, slug) ?? percentOf(providers, provider) ?? categories[category];
