import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { gameSchema } from './games';
import { localeSchema } from './locales';
import { amountSchema, currencySchema } from './money';

const count = z.number().check(z.int(), z.minimum(0));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A table with a shared clock as its provider reports it at a moment: GET {provider}/tables. */
const tableSchema = z.object({
  game: z.string().check(z.describe('Slug of the game that opens it.')),
  kind: z.enum(['roulette', 'crash']),
  dealer: z.nullable(z.record(localeSchema, z.string())),
  languages: z.array(localeSchema).check(z.describe('What the dealer speaks.')),
  seats: z.object({ taken: count, limit: count }),
  open: z.boolean(),
  hours: z.nullable(z.object({ from: clock, to: clock, time_zone: z.string() })),
  changes_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it opens or closes next by its hours.')),
  limits: z.record(
    currencySchema,
    z.object({
      min: amountSchema.check(z.describe('The smallest chip.')),
      max: amountSchema.check(z.describe('The most of a player in one round.')),
    }),
  ),
  phase: z.nullable(z.enum(['open', 'closing', 'run', 'result'])),
  phase_ends_at: z.nullable(z.string()).check(z.describe('ISO 8601; null while a curve runs.')),
  last_results: z
    .array(count)
    .check(z.describe('Newest first, at most 15: pockets of a wheel, points of a curve in hundredths.')),
});

/** What a provider with live tables answers. */
export const providerTablesSchema = z.object({
  now: z.string().check(z.describe('ISO 8601: the clock the times above are by.')),
  tables: z.array(tableSchema),
});
export type ProviderTables = z.infer<typeof providerTablesSchema>;

export const liveTableSchema = z.object({
  ...tableSchema.shape,
  game: z.pick(gameSchema, { slug: true, title: true, provider: true, image: true, rtp: true }),
});
export type LiveTable = z.infer<typeof liveTableSchema>;

export const listLiveTables = endpoint({
  method: 'GET',
  path: '/live/tables',
  tag: 'games',
  auth: 'none',
  summary: 'Live tables as they are now, at most 2 seconds old; none while their provider does not answer',
  responses: { 200: z.object({ now: z.string(), items: z.array(liveTableSchema) }) },
  errors: [],
});

/**
 * Tables that stand still because something went wrong, and need a person: POST {provider}/tables/closures with an empty object, and
 * POST {provider}/tables/reopen to open one again; both signed as seamless calls are (contracts/payment-gateway.ts).
 */
export const tableClosuresSchema = z.object({
  items: z.array(
    z.object({
      game: z.string(),
      reason: z
        .enum(['interrupted'])
        .check(z.describe('interrupted: two runs with money on them were interrupted within an hour.')),
      closed_at: z.string(),
    }),
  ),
});
export type TableClosures = z.infer<typeof tableClosuresSchema>;
export const reopenTableSchema = z.object({ game: z.string() });
export const tableReopenedSchema = z.object({
  reopened: z.boolean().check(z.describe('False: it did not stand still.')),
});
