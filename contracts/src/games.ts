import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { localeSchema } from './locales';
import { amountSchema, currencySchema, moneySchema, stakeCurrencySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

export const gameCategorySchema = z.enum(['slots', 'instant', 'live']);
export const gameModeSchema = z.enum(['real', 'demo']);
export type GameMode = z.infer<typeof gameModeSchema>;

export const gameSchema = z.object({
  slug: z.string(),
  title: z.string(),
  provider: z.object({ slug: z.string(), name: z.string() }),
  category: gameCategorySchema,
  tags: z.array(z.string()),
  theme: z.string(),
  rtp: z.string().check(z.describe('Return to player in percent, two decimals: "96.20".')),
  volatility: z.enum(['low', 'medium', 'high']),
  min_bet: z.record(currencySchema, moneySchema),
  max_bet: z.record(currencySchema, moneySchema),
  released_on: z.string().check(z.describe('ISO date.')),
  popularity: z.number().check(z.describe('0 to 1000, larger is more popular.')),
  contribution: z
    .number()
    .check(
      z.int(),
      z.describe(
        'Percent of a stake that counts for wagering, by the rules that hold; where they say nothing 100 in slots and instant games, 10 in live ones and in those that keep less than 2.5 %.',
      ),
    ),
  closed_in: z.optional(
    z
      .array(z.string())
      .check(z.describe('Countries by ISO 3166-1 code, or EU, whose players are not offered it; absent: none.')),
  ),
  image: z
    .string()
    .check(
      z.describe("Path of the art on the site's origin without width: /art/<slug>; append /<width>.avif, or .webp."),
    ),
});
export type Game = z.infer<typeof gameSchema>;

/** The most games that can be asked for by name. */
export const MAX_SLUGS = 24;
const SLUG_LIST = new RegExp(`^[a-z0-9-]{1,200}(,[a-z0-9-]{1,200}){0,${MAX_SLUGS - 1}}$`);

export const listGames = endpoint({
  method: 'GET',
  path: '/games',
  tag: 'games',
  auth: 'none',
  summary: 'Games by page; conditional by ETag',
  query: z.object({
    ...pageQuery,
    provider: z.optional(z.string()),
    category: z.optional(gameCategorySchema),
    tag: z.optional(z.string()),
    theme: z.optional(z.string()),
    slugs: z.optional(
      z
        .string()
        .check(
          z.regex(SLUG_LIST),
          z.describe(
            '"lucky-fox,gold-rush": these alone, in this order and not by sort. Those that are not on offer are left out.',
          ),
        ),
    ),
    sort: z._default(z.enum(['popular', 'new', 'title', 'rtp']), 'popular'),
  }),
  responses: { 200: paginated(gameSchema) },
  errors: [],
});

const providerSchema = z.object({ slug: z.string(), name: z.string(), games: z.number() });

export const searchGames = endpoint({
  method: 'GET',
  path: '/games/search',
  tag: 'games',
  auth: 'none',
  summary: 'Games and providers whose names resemble the query, best first; at least 3 characters (spec §5)',
  query: z.object({
    q: z.string(),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  responses: {
    200: z.object({
      items: z.array(gameSchema),
      providers: z.array(providerSchema).check(z.describe('At most 5.')),
      nearest: z
        .array(gameSchema)
        .check(z.describe('Only when nothing was found: what comes nearest to the query, else what is played most.')),
    }),
  },
  errors: ['SEARCH_TOO_SHORT'],
});

export const getGame = endpoint({
  method: 'GET',
  path: '/games/{slug}',
  tag: 'games',
  auth: 'none',
  summary: 'One game; GAME_UNAVAILABLE for one that is known and not on offer now',
  params: z.object({ slug: z.string() }),
  responses: { 200: gameSchema },
  errors: ['NOT_FOUND', 'GAME_UNAVAILABLE'],
});

export const listRelatedGames = endpoint({
  method: 'GET',
  path: '/games/{slug}/related',
  tag: 'games',
  auth: 'none',
  summary: 'Games like this one, the likest first; conditional by ETag',
  params: z.object({ slug: z.string() }),
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 12) }),
  responses: { 200: z.object({ items: z.array(gameSchema) }) },
  errors: ['NOT_FOUND'],
});

export const listProviders = endpoint({
  method: 'GET',
  path: '/providers',
  tag: 'games',
  auth: 'none',
  summary: 'Providers with their number of games',
  responses: { 200: z.object({ items: z.array(providerSchema) }) },
  errors: [],
});

/** Of a game that says nothing to the page around it, as those of other protocols than ours: it is shown once it has loaded. */
const silentSchema = z.optional(z.literal(true).check(z.describe('The game tells the page around it nothing.')));

export const launchGame = endpoint({
  method: 'POST',
  path: '/games/{slug}/launch',
  tag: 'games',
  auth: 'bearer',
  summary:
    'A one-time address that opens the game for this player; the token in it lives 60 seconds. Demo play needs no login: POST /games/{slug}/demo',
  params: z.object({ slug: z.string() }),
  body: z.object({ locale: localeSchema }),
  responses: { 201: z.object({ launch_url: z.string(), session_id: z.string(), silent: silentSchema }) },
  errors: [
    'IDENTITY_NEEDED',
    ...STATE_REFUSALS,
    ...PLACE_REFUSALS,
    'LIMITS_NEEDED',
    'NOT_FOUND',
    'GAME_NOT_WORKING',
    'GAME_NOT_AVAILABLE_IN_COUNTRY',
    'GAME_UNAVAILABLE',
    'TECHNICAL_WORK',
  ],
});

export const launchDemo = endpoint({
  method: 'POST',
  path: '/games/{slug}/demo',
  tag: 'games',
  auth: 'none',
  summary: 'An address that opens the game with play money and no wallet behind it',
  params: z.object({ slug: z.string() }),
  body: z.object({ locale: localeSchema, currency: currencySchema }),
  responses: { 201: z.object({ launch_url: z.string(), silent: silentSchema }) },
  errors: ['NOT_FOUND', 'GAME_NOT_WORKING', 'GAME_UNAVAILABLE', 'TECHNICAL_WORK'],
});

/** One round in the player's history. */
export const roundSchema = z.object({
  id: z.string(),
  game: z.object({ slug: z.string(), title: z.string() }),
  status: z.enum(['open', 'settled', 'refunded']),
  currency: stakeCurrencySchema,
  stake: moneySchema,
  win: moneySchema,
  held: moneySchema.check(z.describe('Wins of it that an operator is checking: neither paid nor lost yet.')),
  stake_split: z
    .object({ game: moneySchema, electronic: moneySchema, bonus: moneySchema })
    .check(z.describe('Where the stake came from.')),
  balance_after: z
    .object({ game: moneySchema, electronic: moneySchema, bonus: moneySchema })
    .check(z.describe("Balances right after the round's last movement.")),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});
export type Round = z.infer<typeof roundSchema>;

export const listRounds = endpoint({
  method: 'GET',
  path: '/rounds',
  tag: 'games',
  auth: 'bearer',
  summary: "The player's rounds, newest first",
  query: z.object({ ...pageQuery, game: z.optional(z.string()), session: z.optional(z.uuid()) }),
  responses: { 200: paginated(roundSchema) },
  errors: [],
});

/** Above zero, at most two decimals: "36.00". */
export const maxWinMultiplierSchema = z
  .string()
  .check(
    z.regex(/^(?!0+(\.0+)?$)\d{1,7}(\.\d{1,2})?$/),
    z.describe(
      'The most that all wins of one round may be, in stakes of that round; free spins and features included.',
    ),
  );

/** What a game provider publishes of its games, and the platform imports: GET {provider}/feed. */
export const gameFeedSchema = z.object({
  version: z.string().check(z.describe('Changes when anything in the feed does.')),
  providers: z.array(z.object({ slug: z.string(), name: z.string() })),
  games: z.array(
    z.object({
      slug: z.string(),
      code: z.optional(
        z.string().check(z.describe('What its integration calls the game, where that is not the slug.')),
      ),
      title: z.string(),
      provider: z.string(),
      category: gameCategorySchema,
      tags: z.array(z.string()),
      theme: z.string(),
      rtp: z.string(),
      volatility: z.enum(['low', 'medium', 'high']),
      min_bet: z.record(currencySchema, amountSchema),
      max_bet: z.record(currencySchema, amountSchema),
      max_win_multiplier: maxWinMultiplierSchema,
      countries_blocked: z
        .array(z.string())
        .check(z.describe('ISO 3166-1 codes, or regions: EU for all of its members.')),
      devices: z.array(z.enum(['desktop', 'mobile'])),
      released_on: z.string(),
      popularity: z.number(),
    }),
  ),
});
export type GameFeed = z.infer<typeof gameFeedSchema>;
