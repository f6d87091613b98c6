import * as z from 'zod/mini';
import { countryCodeSchema } from './countries';
import { endpoint } from './endpoint';
import { REALITY_CHECK_MINUTES } from './gaming-session';
import { identityRuleSchema } from './identity';
import { jurisdictionModeSchema, OFFERED, promotionsSchema } from './place';
import { limitKindSchema } from './player-limits';

/**
 * The name of a profile: of a country by its ISO 3166-1 code, of the members of the European Union by EU, or TRIAL, which holds
 * everywhere.
 */
export const profileCodeSchema = z.string().check(z.regex(/^([A-Z]{2}|TRIAL)$/));

const inFourLanguages = z.object({
  uk: z.string().check(z.minLength(1), z.maxLength(200)),
  ru: z.string().check(z.minLength(1), z.maxLength(200)),
  en: z.string().check(z.minLength(1), z.maxLength(200)),
  kk: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Who helps people for whom playing has become too much: a name, what they do, and how they are reached. */
export const helpLineSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  about: inFourLanguages,
  phone: z.nullable(z.string().check(z.regex(/^\+?[0-9][0-9 ]{2,19}$/))),
  url: z.nullable(z.url()),
});
export type HelpLine = z.infer<typeof helpLineSchema>;

/** What a country's law makes of the product: one version of a profile, as data. protection.md of the design. */
export const profileTermsSchema = z.object({
  mode: jurisdictionModeSchema,
  minimum_age: z.int().check(z.minimum(18), z.maximum(30), z.describe('Years.')),
  identity: z
    .array(identityRuleSchema)
    .check(z.maxLength(12), z.describe('Which level of identity what needs; all that name an action hold.')),
  promotions: promotionsSchema.check(z.describe('Which of them exist.')),
  wager_cap: z
    .nullable(z.int().check(z.minimum(1), z.maximum(100)))
    .check(z.describe('The most times a bonus may have to be wagered; null: no bound.')),
  limits: z.object({
    required: z
      .array(limitKindSchema)
      .check(
        z.maxLength(4),
        z.describe('Of each a player sets one, of whatever period, before the first deposit or stake.'),
      ),
    raise_wait_hours: z
      .int()
      .check(
        z.minimum(24),
        z.maximum(720),
        z.describe('How long a raise or a removal waits before it may be confirmed.'),
      ),
  }),
  session: z.object({
    reality_check: z
      .literal(REALITY_CHECK_MINUTES)
      .check(
        z.describe(
          'Minutes: what holds for who has chosen nothing, and the longest interval where `may_never` is false.',
        ),
      ),
    may_never: z
      .boolean()
      .check(z.describe('Whether a player may choose longer intervals, and no reality check at all.')),
    break_after_minutes: z
      .nullable(z.int().check(z.minimum(15), z.maximum(1440)))
      .check(
        z.describe(
          'After so long a gaming session no round begins until a quarter of an hour has passed; null: never.',
        ),
      ),
    round_seconds: z
      .int()
      .check(z.minimum(0), z.maximum(60), z.describe('The least time from one round of a game to the next.')),
    may_hurry: z.boolean().check(z.describe('Whether a game may show a result faster than it turns by itself.')),
    may_autoplay: z
      .boolean()
      .check(
        z.describe(
          'Whether a game may begin rounds by itself, within a number and a loss that the player sets; never where it may not be hurried.',
        ),
      ),
  }),
  help: z.array(helpLineSchema).check(z.maxLength(10)),
});
export type ProfileTerms = z.infer<typeof profileTermsSchema>;

/** What holds for somebody: of all profiles that apply the stricter of each thing. */
export const jurisdictionSchema = z.object({
  profiles: z
    .array(z.object({ code: profileCodeSchema, version: z.int() }))
    .check(z.describe('Which apply: that of the registration country first, then that of the network.')),
  ...profileTermsSchema.shape,
});
export type Jurisdiction = z.infer<typeof jurisdictionSchema>;

export const getJurisdiction = endpoint({
  method: 'GET',
  path: '/jurisdiction',
  tag: 'protection',
  auth: 'none',
  summary:
    "What holds for a visitor: by the network's country as a trusted front door names it, and the country they would register with",
  query: z.object({ country: z.optional(countryCodeSchema) }),
  responses: { 200: jurisdictionSchema },
  errors: [],
});

export const getOwnJurisdiction = endpoint({
  method: 'GET',
  path: '/protection/jurisdiction',
  tag: 'protection',
  auth: 'bearer',
  summary: "What holds for the player: by the country of their account and the network's",
  responses: { 200: jurisdictionSchema },
  errors: [],
});

export const getPlaces = endpoint({
  method: 'GET',
  path: '/jurisdiction/places',
  tag: 'protection',
  auth: 'none',
  summary: 'Countries in which not everything is offered: for a front door that knows the country of a network',
  responses: {
    200: z.object({
      places: z.array(
        z.object({
          country: z.string().check(z.describe('ISO 3166-1 code.')),
          mode: jurisdictionModeSchema,
          without: z.array(z.enum(OFFERED)).check(z.describe('What is not offered there.')),
        }),
      ),
    }),
  },
  errors: [],
});
