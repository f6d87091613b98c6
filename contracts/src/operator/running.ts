import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';

const common = { auth: 'operator' } as const;

export const operatorSettingSchema = z.object({
  code: z.string(),
  value: z.nullable(z.string().check(z.describe('What holds now; null where nothing is set and nothing stands in.'))),
  set: z.boolean().check(z.describe('False: the fallback holds.')),
  fallback: z.nullable(z.string()),
  hint: z.string().check(z.describe('What a value looks like.')),
  pattern: z.string(),
});
export type OperatorSetting = z.infer<typeof operatorSettingSchema>;

export const listOperatorSettings = operatorEndpoint({
  ...common,
  tag: 'settings',
  method: 'GET',
  path: '/operator/settings',
  permission: 'system.read',
  summary: 'Every restriction an operator may set (spec §6, §9)',
  responses: { 200: z.object({ items: z.array(operatorSettingSchema) }) },
  errors: [],
});

export const setOperatorSetting = operatorEndpoint({
  ...common,
  tag: 'settings',
  method: 'PUT',
  path: '/operator/settings/{code}',
  permission: 'settings.change',
  summary: 'Sets a restriction; it holds from the next answer on. null takes it away, and the fallback holds',
  params: z.object({ code: z.string().check(z.maxLength(80)) }),
  body: z.object({ value: z.nullable(z.string().check(z.maxLength(80))) }),
  responses: { 200: operatorSettingSchema },
  errors: ['NOT_FOUND'],
});

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));
const switched = z.object({ slug: z.string(), enabled: z.boolean(), changed: z.boolean() });
const games = { ...common, tag: 'games', permission: 'games.switch' } as const;

export const switchOperatorGame = operatorEndpoint({
  ...games,
  method: 'PUT',
  path: '/operator/games/{slug}',
  summary: 'Takes a game off the offer or puts it back; wins are paid either way',
  params: z.object({ slug }),
  body: z.object({ enabled: z.boolean() }),
  responses: { 200: switched },
  errors: ['NOT_FOUND'],
});

export const switchOperatorProvider = operatorEndpoint({
  ...games,
  method: 'PUT',
  path: '/operator/providers/{slug}',
  summary: 'Takes all games of a provider off the offer or puts them back',
  params: z.object({ slug }),
  body: z.object({ enabled: z.boolean() }),
  responses: { 200: switched },
  errors: ['NOT_FOUND'],
});

const areas = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(60));
const closedIn = z.object({ slug: z.string(), closed_in: areas, changed: z.boolean() });
const placed = {
  params: z.object({ slug }),
  body: z.object({
    closed_in: areas.check(z.describe('All of them, by ISO 3166-1 code, or EU for its members. Empty: none any more.')),
  }),
  responses: { 200: closedIn },
  errors: ['NOT_FOUND'],
} as const;

export const closeOperatorGame = operatorEndpoint({
  ...games,
  ...placed,
  method: 'PUT',
  path: '/operator/games/{slug}/closed-in',
  summary:
    'Says in which countries a game is not offered, besides what its provider says. What is open there takes no more stakes; wins are paid',
});

export const closeOperatorProvider = operatorEndpoint({
  ...games,
  ...placed,
  method: 'PUT',
  path: '/operator/providers/{slug}/closed-in',
  summary: 'The same for all games of a provider',
});

export const reopenOperatorTable = operatorEndpoint({
  ...games,
  method: 'POST',
  path: '/operator/tables/{slug}/reopen',
  summary: 'Opens a live table again that was closed because its runs were interrupted',
  params: z.object({ slug }),
  responses: { 200: z.object({ slug: z.string(), reopened: z.literal(true) }) },
  errors: ['NOT_FOUND', 'GAME_NOT_WORKING'],
});

export const maintenanceKindSchema = z.enum(['PLANNED', 'INCIDENT']);
const maintenance = z.object({
  provider: z.nullable(z.string().check(z.describe('null: all games.'))),
  kind: z.nullable(maintenanceKindSchema),
});

export const listOperatorMaintenance = operatorEndpoint({
  ...games,
  method: 'GET',
  path: '/operator/maintenance',
  permission: 'system.read',
  summary: 'Technical work under way',
  responses: { 200: z.object({ items: z.array(maintenance) }) },
  errors: [],
});

export const setOperatorMaintenance = operatorEndpoint({
  ...games,
  method: 'PUT',
  path: '/operator/maintenance',
  summary: 'Says that technical work begins, or by null has ended, for a provider or for all games (spec §8)',
  body: z.object({ provider: z.nullable(slug), kind: z.nullable(maintenanceKindSchema) }),
  responses: { 200: z.extend(maintenance, { changed: z.boolean() }) },
  errors: ['NOT_FOUND'],
});

export const jobStateSchema = z.object({
  job: z.string(),
  every: z.string().check(z.describe('Crontab pattern, UTC.')),
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string().check(z.describe('null while it runs, or when its process died.'))),
  succeeded_at: z.nullable(z.string()),
  made_up_for: z.nullable(
    z.string().check(z.describe('The last moment that passed while nothing ran it; it was run once after that.')),
  ),
  next_at: z.string(),
  overdue: z.boolean(),
  result: z.nullable(z.string()),
  error: z.nullable(z.string()),
  failures_in_a_row: z.int(),
  failures: z.int(),
  runs: z.int(),
});
export type JobState = z.infer<typeof jobStateSchema>;

export const listJobs = operatorEndpoint({
  ...common,
  tag: 'jobs',
  method: 'GET',
  path: '/operator/jobs',
  permission: 'system.read',
  summary: 'Every job that repeats by the clock: its last run, its next, its failures',
  responses: { 200: z.object({ items: z.array(jobStateSchema) }) },
  errors: [],
});
