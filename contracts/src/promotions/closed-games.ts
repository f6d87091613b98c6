import * as z from 'zod/mini';
import { namedOnce, type RuledGame, ruledSlugSchema } from './game-lists';

/** Most countries that one entry closes. */
export const MAX_AREAS = 60;

const areasSchema = z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country by two capitals, or EU.'))).check(
  z.maxLength(MAX_AREAS),
  z.refine((areas) => new Set(areas).size === areas.length, 'names a country twice.'),
  z.describe('Countries by ISO 3166-1 code, or EU for its members.'),
);
const entrySchema = z.strictObject({ slug: ruledSlugSchema, areas: areasSchema.check(z.minLength(1)) });

/** Where games are not offered, besides what feeds and the switches of operators say: by category, by provider and by game. */
export const closedGamesRulesSchema = z.strictObject({
  categories: z.strictObject({ slots: areasSchema, instant: areasSchema, live: areasSchema }),
  providers: namedOnce(entrySchema),
  games: namedOnce(entrySchema),
});
export type ClosedGamesRules = z.infer<typeof closedGamesRulesSchema>;

/** What holds while nothing was set: nothing is closed. */
export const NOTHING_CLOSED: ClosedGamesRules = {
  categories: { slots: [], instant: [], live: [] },
  providers: [],
  games: [],
};

const areasOf = (entries: ClosedGamesRules['games'], slug: string): readonly string[] =>
  entries.find((entry) => entry.slug === slug)?.areas ?? [];

/** Every area in which rules close a game, each once, by name. */
export const ruledAreas = (
  { categories, providers, games }: ClosedGamesRules,
  { slug, provider, category }: RuledGame,
): string[] =>
  [...new Set([...categories[category], ...areasOf(providers, provider), ...areasOf(games, slug)])].toSorted();
