import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { type Game, gameCategorySchema } from './games';
import { currencySchema, moneySchema } from './money';

/** The order in which the index numbers volatilities. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const satisfies readonly Game['volatility'][];

/** The order in which the index numbers categories. */
export const CATEGORIES = ['slots', 'instant', 'live'] as const satisfies readonly Game['category'][];

/** Days of the index count from here. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

/** The day of an ISO date as the index writes it: "2000-01-02" is 1. */
export const dayOf = (date: string): number => Math.round((Date.parse(date) - FIRST_DAY) / DAY_MS);

/** The slug that a title has by itself; the index holds only those of games whose slug is another. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const places = z.array(z.number());

/**
 * Every game on offer, column by column: what a lobby needs to filter, count, sort and draw thousands of them by itself.
 * Games stand by title; every column has an entry for each of them.
 */
export const gameIndexSchema = z.object({
  version: z.string().check(z.describe('Changes when anything in the index does.')),
  providers: z.array(z.tuple([z.string(), z.string()])).check(z.describe('Slug and name of each, by name.')),
  themes: z.array(z.string()),
  tags: z.array(z.string()),
  tag_sets: z.array(places).check(z.describe('The different sets of tags, as places in tags.')),
  rtps: z.array(z.string()).check(z.describe('The different returns to player, in percent.')),
  bets: z.array(z.record(currencySchema, moneySchema)).check(z.describe('The different smallest stakes.')),
  title: z.array(z.string()),
  slug: z
    .record(z.string(), z.string())
    .check(z.describe('By the place of the game: slugs that do not follow from the title.')),
  provider: places.check(z.describe('Places in providers.')),
  category: places.check(z.describe('0 slots, 1 instant, 2 live.')),
  theme: places.check(z.describe('Places in themes.')),
  tag_set: places.check(z.describe('Places in tag_sets.')),
  rtp: places.check(z.describe('Places in rtps.')),
  volatility: places.check(z.describe('0 low, 1 medium, 2 high.')),
  bet: places.check(z.describe('Places in bets.')),
  released: places.check(z.describe('Days since 2000-01-01.')),
  popularity: places.check(z.describe('0 to 1000, larger is more popular.')),
  contribution: places.check(z.describe('Percent of a stake that counts for wagering.')),
  closed: z.optional(
    z
      .record(z.string(), z.array(z.string()))
      .check(
        z.describe('By the place of the game: areas whose players are not offered it. Absent: all are everywhere.'),
      ),
  ),
});
export type GameIndex = z.infer<typeof gameIndexSchema>;

export const getGameIndex = endpoint({
  method: 'GET',
  path: '/games/index',
  tag: 'games',
  auth: 'none',
  summary:
    'Every game on offer in columns. With the version that is current it may be kept for ever; else it is conditional by ETag',
  query: z.object({ version: z.optional(z.string()) }),
  responses: { 200: gameIndexSchema },
  errors: [],
});

const counted = z.array(z.object({ slug: z.string(), games: z.number() }));

export const gameSummarySchema = z.object({
  version: z.string().check(z.describe('Of the index: GET /games/index?version=.')),
  total: z.number(),
  categories: z.array(z.object({ slug: gameCategorySchema, games: z.number() })),
  themes: counted.check(z.describe('Most games first.')),
  tags: counted.check(z.describe('Most games first.')),
});
export type GameSummary = z.infer<typeof gameSummarySchema>;

export const getGameSummary = endpoint({
  method: 'GET',
  path: '/games/summary',
  tag: 'games',
  auth: 'none',
  summary: 'What the catalogue is made of, with numbers of games, and the version of its index',
  responses: { 200: gameSummarySchema },
  errors: [],
});
