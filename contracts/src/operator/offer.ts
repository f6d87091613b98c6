import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';

const common = { method: 'GET', tag: 'games', auth: 'operator', permission: 'system.read' } as const;
const closedIn = z
  .array(z.string())
  .check(z.describe('Where the operator does not offer it: ISO 3166-1 codes, or EU for its members.'));

const closedByRules = z
  .array(z.string())
  .check(
    z.describe('Where versioned rules close it, beside that: the same codes. By them it opens again, not by a switch.'),
  );

export const operatorProviderSchema = z.object({
  slug: z.string(),
  name: z.string(),
  integration: z.string().check(z.describe('Through whom its games are played.')),
  enabled: z.boolean(),
  closed_in: closedIn,
  closed_by_rules: closedByRules,
  games: z.int().check(z.describe('Games of it that the feed still has.')),
  games_off: z.int().check(z.describe('Those of them that are taken off the offer one by one.')),
});
export type OperatorProvider = z.infer<typeof operatorProviderSchema>;

export const listOperatorProviders = operatorEndpoint({
  ...common,
  path: '/operator/providers',
  summary: 'Every provider, by name: whether it is on the offer, and where it is closed',
  responses: { 200: z.object({ items: z.array(operatorProviderSchema) }) },
  errors: [],
});

export const OPERATOR_GAME_STATES = ['on', 'off', 'closed', 'gone'] as const;

export const operatorGameSchema = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  provider: z.string().check(z.describe('Slug.')),
  provider_name: z.string(),
  enabled: z.boolean().check(z.describe('By itself; provider_enabled says it of its provider.')),
  provider_enabled: z.boolean(),
  available: z.boolean().check(z.describe('False: the feed has it no more.')),
  closed_in: closedIn,
  closed_by_rules: closedByRules,
});
export type OperatorGame = z.infer<typeof operatorGameSchema>;

export const listOperatorGames = operatorEndpoint({
  ...common,
  path: '/operator/games',
  summary: 'Games as operators switch them, by slug',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(120), z.describe('A part of the title or the slug.'))),
    provider: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/), z.describe('Slug.'))),
    state: z.optional(
      z
        .enum(OPERATOR_GAME_STATES)
        .check(
          z.describe(
            'on: offered. off: it or its provider is taken off. closed: in some countries, by hand or by rules. gone: the feed has it no more.',
          ),
        ),
    ),
    after: z.optional(z.string().check(z.maxLength(200), z.describe('`next` of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  responses: {
    200: z.object({
      items: z.array(operatorGameSchema),
      next: z.nullable(z.string()).check(z.describe('What to ask the next page with; null: this was the last.')),
    }),
  },
  errors: [],
});
