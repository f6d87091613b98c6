import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';

/** Levels of the jackpots, lowest first. Spec §1. */
export const JACKPOT_LEVELS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const jackpotLevelSchema = z.enum(JACKPOT_LEVELS);
export type JackpotLevel = z.infer<typeof jackpotLevelSchema>;

/** Cards on the table of a jackpot round, three of each suit. */
export const JACKPOT_CARDS = 12;
/** So many of one suit end a jackpot round. */
export const JACKPOT_MATCH = 3;

/** One level's pot in one currency. */
export const jackpotSchema = z.object({
  level: jackpotLevelSchema,
  currency: currencySchema,
  value: moneySchema.check(z.describe('What it would pay now.')),
  seed: moneySchema.check(z.describe('What it begins with after it was paid.')),
  ceiling: moneySchema.check(
    z.describe('It has to drop before it is worth more; what the house adds moves it as well.'),
  ),
  share: z.string().check(z.describe('Percent of every real-money stake that the house adds: "0.20".')),
  draw_hash: z
    .string()
    .check(z.describe('SHA-256 of the seed, hex, that decided when it drops and how its cards lie; jackpot-draw.ts.')),
});
export type Jackpot = z.infer<typeof jackpotSchema>;

export const listJackpots = endpoint({
  method: 'GET',
  path: '/jackpots',
  tag: 'jackpots',
  auth: 'none',
  summary: 'The four jackpots of both currencies with their conditions (spec §1, §2)',
  responses: { 200: z.object({ items: z.array(jackpotSchema) }) },
  errors: [],
});

/** A jackpot that was paid, as everybody may read it. */
export const jackpotPaymentSchema = z.object({
  id: z.uuid(),
  player: z.string().check(z.describe('A masked name, "•••• 42".')),
  level: jackpotLevelSchema,
  currency: currencySchema,
  amount: moneySchema,
  paid_at: z.string().check(z.describe('ISO 8601, whole minutes.')),
  seed: moneySchema.check(z.describe('What it had begun with.')),
  ceiling: moneySchema.check(z.describe('What it had begun with as its ceiling, before the house added to it.')),
  topped_up: moneySchema.check(
    z.describe(
      'What the house had added besides its share of stakes, to value, hidden value and ceiling alike; mostly 0.00.',
    ),
  ),
  draw_hash: z.string().check(z.describe('SHA-256 of draw_seed, hex, told when it began.')),
  draw_seed: z.string().check(z.describe('Hex. With it anybody can check when it had to drop; jackpot-draw.ts.')),
});
export type JackpotPayment = z.infer<typeof jackpotPaymentSchema>;

export const listJackpotPayments = endpoint({
  method: 'GET',
  path: '/jackpots/history',
  tag: 'jackpots',
  auth: 'none',
  summary: 'Jackpots that were paid, newest first; names masked (spec §2)',
  query: z.object(pageQuery),
  responses: { 200: paginated(jackpotPaymentSchema) },
  errors: [],
});

/** A turned card: where it lay, 0 to 11, and its suit. */
export const turnedCardSchema = z.object({
  position: z.number().check(z.int(), z.minimum(0), z.maximum(JACKPOT_CARDS - 1)),
  suit: jackpotLevelSchema,
});

/** A jackpot round of the asking player. Level and amount were fixed by the stake that brought it; the cards show them. */
export const jackpotRoundSchema = z.object({
  id: z.uuid(),
  status: z.enum(['open', 'paid']),
  currency: currencySchema,
  draw_hash: z.string().check(z.describe('SHA-256 of the seed, hex, known since the jackpot began.')),
  draw_seed: z.nullable(z.string()).check(z.describe('Hex; told once it is paid, so that the draw can be checked.')),
  turned: z.array(turnedCardSchema).check(z.describe('Cards turned so far, in their order.')),
  level: z.nullable(jackpotLevelSchema).check(z.describe('Once three of a suit are turned.')),
  amount: z.nullable(moneySchema).check(z.describe('What was paid to the digital balance.')),
  stake: moneySchema.check(z.describe('The stake of the round that brought it.')),
  game: z.nullable(z.string()).check(z.describe('Slug of the game that brought it.')),
  begun_at: z.string(),
  paid_at: z.nullable(z.string()),
});
export type JackpotRound = z.infer<typeof jackpotRoundSchema>;

export const getJackpotRound = endpoint({
  method: 'GET',
  path: '/jackpots/round',
  tag: 'jackpots',
  auth: 'bearer',
  summary: "The player's jackpot round that is still open, oldest first, or nothing; so a reload goes on with it",
  responses: { 200: jackpotRoundSchema, 204: null },
  errors: [],
});

export const turnJackpotCard = endpoint({
  method: 'POST',
  path: '/jackpots/rounds/{id}/turn',
  tag: 'jackpots',
  auth: 'bearer',
  summary:
    'Turns a card; the third of a suit pays that jackpot. A card turned before, and any card of a round that is paid, changes nothing',
  params: z.object({ id: z.uuid() }),
  body: z.object({ position: z.number().check(z.int(), z.minimum(0), z.maximum(JACKPOT_CARDS - 1)) }),
  responses: { 200: jackpotRoundSchema },
  errors: ['NOT_FOUND'],
});
