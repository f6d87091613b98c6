import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { roundSchema } from '../games';
import { historyEntrySchema, historyGroupSchema } from '../history';
import { localeSchema } from '../locales';
import { currencySchema, moneySchema } from '../money';
import { cursorPaged, cursorQuery } from '../pagination';
import { declineReasonSchema, depositStatusSchema, paymentMethodKindSchema } from '../payments';
import { limitKindSchema, limitPeriodSchema } from '../player-limits';
import { withdrawalReasonSchema, withdrawalStatusSchema } from '../withdrawals';
import { listedPlayerSchema, playerTagSchema } from './player-list';
import { operatorPlayerSchema } from './players';
import { operatorProtectionSchema } from './protection';

/** Tags that a player may have at most. */
export const MAX_PLAYER_TAGS = 20;
/** Related players that are answered at most. */
export const MAX_RELATIONS = 50;

/** The head of a player's record: what an agent has to know before anything else. Contacts are masked. */
export const playerRecordSchema = z.object({
  ...listedPlayerSchema.shape,
  phone_verified_at: z.nullable(z.string()),
  email_verified_at: z.nullable(z.string()),
  profiles: operatorPlayerSchema.shape.profiles,
  locale: z.nullable(z.string()).check(z.describe('The language of the site as they last signed in.')),
  erased_at: z.nullable(z.string()),
  second_factor: operatorPlayerSchema.shape.second_factor,
  balances: operatorPlayerSchema.shape.balances,
  protection: operatorProtectionSchema,
  limits: z.array(
    z.object({
      kind: limitKindSchema,
      period: limitPeriodSchema,
      amount: z.string().check(z.describe('Money in major units, "250.00"; of time whole minutes, "90".')),
      change_from: z
        .nullable(z.string())
        .check(z.describe('A raise or removal may be confirmed from then on; null: none waits.')),
    }),
  ),
  sums: z.object({
    deposits: z.int().check(z.describe('That have arrived.')),
    deposited: moneySchema,
    withdrawals: z.int().check(z.describe('That were paid.')),
    withdrawn: moneySchema,
    staked: moneySchema.check(z.describe('Settled stakes of all time.')),
    owed: moneySchema.check(z.describe('For deposits that banks took back.')),
  }),
  counts: z.object({
    sessions_open: z.int(),
    withdrawals_open: z.int(),
    notes: z.int(),
  }),
});
export type PlayerRecord = z.infer<typeof playerRecordSchema>;

/** A deposit or a withdrawal of a player. */
export const playerPaymentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deposit'),
    id: z.string(),
    at: z.string().check(z.describe('When it was begun.')),
    amount: moneySchema,
    currency: currencySchema,
    status: depositStatusSchema,
    reason: z.nullable(declineReasonSchema),
    method: paymentMethodKindSchema,
    first: z.boolean().check(z.describe('It was the first of its player to arrive.')),
    settled_at: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('withdrawal'),
    id: z.string(),
    at: z.string().check(z.describe('When it was asked for.')),
    amount: moneySchema,
    currency: currencySchema,
    status: withdrawalStatusSchema,
    reason: z.nullable(withdrawalReasonSchema),
    card: z
      .nullable(z.string())
      .check(z.describe('Brand and last four digits, "visa 4242"; null: none was given yet.')),
    settled_at: z.nullable(z.string()),
  }),
]);
export type PlayerPayment = z.infer<typeof playerPaymentSchema>;

export const playerSessionSchema = z.object({
  id: z.string(),
  device: z.string().check(z.describe('What the browser called itself; may be empty.')),
  address: z
    .string()
    .check(z.describe('The network it came from, without its last part: "91.200.12.*"; may be empty.')),
  created_at: z.string(),
  last_used_at: z.string(),
  ended_at: z.nullable(z.string()),
  end_reason: z.nullable(z.string().check(z.describe('logout, protection, signed_out_elsewhere …'))),
});
export type PlayerSession = z.infer<typeof playerSessionSchema>;

/** Why two accounts may be one person's: what both have proved to be theirs, or where both came from. */
export const RELATION_REASONS = ['phone', 'email', 'document', 'card', 'device', 'address'] as const;
export const relationReasonSchema = z.enum(RELATION_REASONS);
export type RelationReason = z.infer<typeof relationReasonSchema>;

export const relatedPlayerSchema = z.object({
  player: listedPlayerSchema,
  reasons: z
    .array(relationReasonSchema)
    .check(
      z.describe(
        'The strongest first. device: signed in by one and the same browser; address: from the same address lately, where few share it.',
      ),
    ),
  shared: z.boolean().check(z.describe('An admin found that the two are different people who share it.')),
});
export type RelatedPlayer = z.infer<typeof relatedPlayerSchema>;

/** What a timeline is made of. deed: what an operator or the house did, from the audit log. */
export const TIMELINE_KINDS = [
  'registration',
  'sign_in',
  'deposit',
  'withdrawal',
  'bonus',
  'protection',
  'limit',
  'identity',
  'note',
  'deed',
] as const;
export const timelineKindSchema = z.enum(TIMELINE_KINDS);
export type TimelineKind = z.infer<typeof timelineKindSchema>;

export const timelineEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: timelineKindSchema,
  what: z
    .string()
    .check(z.describe('What became of it: SUCCESS of a deposit, an action of the audit log, the name of a bonus …')),
  amount: z.nullable(moneySchema),
  currency: z.nullable(currencySchema),
  by: z.nullable(z.string()).check(z.describe('The operator who did it; null: the player, or the house by itself.')),
  subject: z.nullable(z.string()).check(z.describe('Id of the deposit, withdrawal, bonus …')),
  details: z.record(z.string(), z.string()).check(z.describe('device, reason, text, before, after …')),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

export const playerNoteSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().check(z.describe("The operator's name.")),
  text: z.string(),
});
export type PlayerNote = z.infer<typeof playerNoteSchema>;

const common = {
  tag: 'players',
  auth: 'operator',
  permission: 'players.read',
  params: z.object({ id: z.uuid() }),
} as const;
const read = { ...common, method: 'GET', errors: ['NOT_FOUND', 'BAD_REQUEST'] } as const;
const write = { ...common, method: 'POST' } as const;
const pages = z.object(cursorQuery);

export const getPlayerRecord = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}',
  summary: 'The head of a player’s record. The audit log keeps who looked, once in a quarter of an hour',
  responses: { 200: playerRecordSchema },
});

export const listPlayerMovements = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/movements',
  summary: 'Every movement of a player’s money, newest first, with the balances after each',
  query: z.object({ ...cursorQuery, group: z.optional(historyGroupSchema) }),
  responses: { 200: cursorPaged(historyEntrySchema) },
});

export const listPlayerRounds = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/rounds',
  summary: 'A player’s rounds, newest first',
  query: z.object({ ...cursorQuery, game: z.optional(z.string().check(z.maxLength(80))) }),
  responses: { 200: cursorPaged(roundSchema) },
});

export const recallPlayerRound = operatorEndpoint({
  ...write,
  permission: 'players.read',
  path: '/operator/player-list/{id}/rounds/{round}/recall',
  params: z.object({ id: z.uuid(), round: z.uuid() }),
  summary:
    'An address where the provider shows a round of the player again; it opens for some minutes. NOT_FOUND also when it keeps no picture. The audit log keeps who looked',
  body: z.object({ locale: localeSchema }),
  responses: { 201: z.object({ url: z.url({ protocol: /^https?$/ }), expires_at: z.string() }) },
  errors: ['NOT_FOUND', 'GAME_NOT_WORKING'],
});

export const listPlayerPayments = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/payments',
  summary: 'A player’s deposits and withdrawals, newest first',
  query: pages,
  responses: { 200: cursorPaged(playerPaymentSchema) },
});

export const listPlayerSessions = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/sessions',
  summary: 'A player’s sign-ins, newest first, with devices and networks',
  query: pages,
  responses: { 200: cursorPaged(playerSessionSchema) },
});

export const listPlayerRelations = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/relations',
  summary: `Players who have a phone, email, document, card, device or address in common with this one; the strongest first, ${MAX_RELATIONS} at most`,
  responses: { 200: z.object({ items: z.array(relatedPlayerSchema) }) },
});

export const getPlayerTimeline = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/timeline',
  summary: 'What happened to a player, newest first',
  query: z.object({ ...cursorQuery, kind: z.optional(timelineKindSchema) }),
  responses: { 200: cursorPaged(timelineEventSchema) },
});

export const listPlayerNotes = operatorEndpoint({
  ...read,
  path: '/operator/player-list/{id}/notes',
  summary: 'What operators wrote about a player, newest first',
  query: pages,
  responses: { 200: cursorPaged(playerNoteSchema) },
});

export const addPlayerNote = operatorEndpoint({
  ...write,
  permission: 'players.note',
  path: '/operator/player-list/{id}/notes',
  summary: 'Writes a note about a player, for operators alone. It stays as it was written',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  responses: { 201: playerNoteSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const setPlayerTags = operatorEndpoint({
  ...common,
  permission: 'players.note',
  method: 'PUT',
  path: '/operator/player-list/{id}/tags',
  summary: 'Says which tags a player has from now on; the audit log keeps those of before',
  body: z.object({ tags: z.array(playerTagSchema).check(z.maxLength(MAX_PLAYER_TAGS)) }),
  responses: { 200: z.object({ tags: z.array(z.string()) }) },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const openPlayerContact = operatorEndpoint({
  ...write,
  permission: 'players.contact',
  path: '/operator/player-list/{id}/contact/open',
  stepUp: true,
  summary: 'Phone and email of a player as they are. The audit log keeps who looked, and why',
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  responses: {
    200: z.object({
      phone: z.nullable(z.string()).check(z.describe('With its plus, "+380991234512".')),
      email: z.nullable(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
});
