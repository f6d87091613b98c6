import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { pageQuery, paginated } from '../pagination';

/**
 * What may tell of harm. nights: play between midnight and six. long_day: hours played in a day. rising_losses: a week's loss against the
 * four weeks before. many_deposits and failed_deposits: in a day. raised_limits: raises and removals asked for in a week.
 * cancelled_withdrawals: given up in a week.
 */
export const HARM_MARKERS = [
  'nights',
  'long_day',
  'rising_losses',
  'many_deposits',
  'failed_deposits',
  'raised_limits',
  'cancelled_withdrawals',
] as const;
export const harmMarkerSchema = z.enum(HARM_MARKERS);
export type HarmMarker = z.infer<typeof harmMarkerSchema>;

/** What an operator did about a case. */
export const HARM_STEPS = ['note', 'contacted', 'limits_advised', 'time_out_advised', 'exclusion_advised'] as const;
export const harmStepSchema = z.enum(HARM_STEPS);
export type HarmStep = z.infer<typeof harmStepSchema>;

/** What a case came to. */
export const HARM_OUTCOMES = ['no_harm', 'player_set_limits', 'player_stopped', 'no_answer'] as const;
export const harmOutcomeSchema = z.enum(HARM_OUTCOMES);
export type HarmOutcome = z.infer<typeof harmOutcomeSchema>;

export const HARM_CASE_STATUSES = ['OPEN', 'CLOSED'] as const;
export const harmCaseStatusSchema = z.enum(HARM_CASE_STATUSES);
export type HarmCaseStatus = z.infer<typeof harmCaseStatusSchema>;

const operatorName = z.nullable(z.string());

export const harmCaseSchema = z.object({
  id: z.string(),
  player: z.string(),
  status: harmCaseStatusSchema,
  opened_at: z.string(),
  opened_by: operatorName.check(z.describe("An operator's name; null: the daily look at what players did.")),
  reason: z.string().check(z.describe('What it was opened for, in English.')),
  last_step_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  closed_by: operatorName,
  outcome: z.nullable(harmOutcomeSchema),
  closing_note: z.nullable(z.string()),
});
export type HarmCase = z.infer<typeof harmCaseSchema>;

export const harmSignalSchema = z.object({
  day: z.string().check(z.describe("YYYY-MM-DD of the currency's zone.")),
  marker: harmMarkerSchema,
  weight: z.int().check(z.describe('What it counts: 1 to 3.')),
  reason: z.string().check(z.describe('What was seen, in English, with its numbers.')),
});
export type HarmSignal = z.infer<typeof harmSignalSchema>;

export const harmCaseDetailSchema = z.object({
  ...harmCaseSchema.shape,
  signals: z
    .array(harmSignalSchema)
    .check(z.describe('From a week before it was opened until it was closed, newest first.')),
  steps: z.array(z.object({ at: z.string(), by: z.string(), step: harmStepSchema, note: z.string() })),
});
export type HarmCaseDetail = z.infer<typeof harmCaseDetailSchema>;

const params = z.object({ id: z.uuid() });
const note = z.string().check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('The player does not read it.'));
const common = { tag: 'harm', auth: 'operator', permission: 'care.work' } as const;

export const listHarmCases = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/harm-cases',
  summary: 'Players who may come to harm by playing; open cases the oldest first, all others newest first',
  query: z.object({ ...pageQuery, status: z.optional(harmCaseStatusSchema), player: z.optional(z.uuid()) }),
  responses: { 200: paginated(harmCaseSchema) },
  errors: [],
});

export const getHarmCase = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/harm-cases/{id}',
  params,
  summary: 'One case with what was seen and what was done about it',
  responses: { 200: harmCaseDetailSchema },
  errors: ['NOT_FOUND'],
});

export const openHarmCase = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/harm-case',
  params,
  summary: 'Opens a case for what an operator has seen or was told. While it is open no offer is shown to the player',
  body: z.object({ reason: note }),
  responses: { 201: harmCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const addHarmStep = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/harm-cases/{id}/steps',
  params,
  summary: 'Records what was done about an open case',
  body: z.object({ step: harmStepSchema, note }),
  responses: { 200: harmCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const closeHarmCase = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/harm-cases/{id}/close',
  params,
  summary: 'Closes a case, with what it came to; offers are shown to the player again',
  body: z.object({ outcome: harmOutcomeSchema, note }),
  responses: { 200: harmCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
