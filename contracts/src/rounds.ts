import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { roundSchema } from './games';
import { localeSchema } from './locales';
import { moneySchema, stakeCurrencySchema } from './money';

/** An address that a frame or window may open: never one that would run as a script. */
const pageSchema = z.url({ protocol: /^https?$/ });
const wallets = z.object({ game: moneySchema, electronic: moneySchema, bonus: moneySchema });

/** One movement of a round. */
export const roundMovementSchema = z.object({
  kind: z
    .enum(['bet', 'win', 'bet_refund', 'win_rollback'])
    .check(z.describe('bet_refund: a bet given back; win_rollback: a win taken back by the provider.')),
  at: z.string().check(z.describe('ISO 8601, UTC.')),
  changes: wallets.check(z.describe('Signed, by wallet; all zero for a round that was lost.')),
  reference: z
    .nullable(z.string())
    .check(z.describe('Number of the posting in the ledger, as the history shows it; null when no money moved.')),
});

/** A win that an operator checks before it is paid. */
export const heldWinSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  status: z
    .enum(['pending', 'approved', 'denied', 'withdrawn'])
    .check(z.describe('approved: paid. withdrawn: the provider took the win back before anybody decided.')),
  held_at: z.string(),
  decided_at: z.nullable(z.string()),
  note: z.nullable(z.string().check(z.describe('With denied: why, as the operator wrote it for the player.'))),
});
export type HeldWin = z.infer<typeof heldWinSchema>;

export const roundDetailSchema = z.object({
  ...roundSchema.shape,
  win_split: wallets.check(z.describe('Where the win went; nothing is ever won to the game balance.')),
  balance_before: wallets.check(z.describe("Balances right before the round's first movement.")),
  movements: z.array(roundMovementSchema).check(z.describe('In the order they were made.')),
  held_wins: z.array(heldWinSchema).check(z.describe('Wins of it that were held for an operator, the oldest first.')),
});
export type RoundDetail = z.infer<typeof roundDetailSchema>;

export const getRound = endpoint({
  method: 'GET',
  path: '/rounds/{id}',
  tag: 'games',
  auth: 'bearer',
  summary: "One of the player's own rounds with everything it moved",
  params: z.object({ id: z.uuid() }),
  responses: { 200: roundDetailSchema },
  errors: ['NOT_FOUND'],
});

export const recallRound = endpoint({
  method: 'POST',
  path: '/rounds/{id}/recall',
  tag: 'games',
  auth: 'bearer',
  summary:
    "An address that shows one of the player's own rounds again as it was played; it opens for some minutes. NOT_FOUND also when the provider keeps no picture of it",
  params: z.object({ id: z.uuid() }),
  body: z.object({ locale: localeSchema }),
  responses: { 201: z.object({ url: pageSchema, expires_at: z.string() }) },
  errors: ['NOT_FOUND', 'GAME_NOT_WORKING'],
});

/** A game session as its player knows it: a launch within 15 minutes of the last goes on with its clock and figures. */
export const gameSessionSchema = z.object({
  id: z.string(),
  game: z.object({ slug: z.string(), title: z.string() }),
  currency: stakeCurrencySchema,
  started_at: z.string().check(z.describe('When the session began.')),
  seconds: z.number().check(z.int(), z.describe('How long it has lasted, by the clock of the platform.')),
  open: z.boolean().check(z.describe('False when this session takes no more stakes.')),
  close_reason: z
    .nullable(z.enum(['player', 'replaced', 'stopped', 'signed_out', 'expired']))
    .check(
      z.describe(
        'player: left by the player. replaced: the same game was opened anew. stopped: the player may not play any more, see /protection. Null while it is open.',
      ),
    ),
  rounds: z.number().check(z.int(), z.describe('Rounds of the session, those given back left out.')),
  staked: moneySchema,
  won: moneySchema,
  net: moneySchema.check(z.describe('won less staked.')),
});
export type GameSession = z.infer<typeof gameSessionSchema>;

export const getGameSession = endpoint({
  method: 'GET',
  path: '/game-sessions/{id}',
  tag: 'games',
  auth: 'bearer',
  summary: "One of the player's own sessions in a game, with what was staked and won in it",
  params: z.object({ id: z.uuid() }),
  responses: { 200: gameSessionSchema },
  errors: ['NOT_FOUND'],
});

export const closeGameSession = endpoint({
  method: 'POST',
  path: '/game-sessions/{id}/close',
  tag: 'games',
  auth: 'bearer',
  summary: 'The player leaves the game: it takes no more stakes; what is under way is still settled. Again: no change',
  params: z.object({ id: z.uuid() }),
  responses: { 200: gameSessionSchema },
  errors: ['NOT_FOUND'],
});

/**
 * The platform asks a game provider for a picture of a round: POST {provider}/rounds/recall, signed as seamless calls are
 * (contracts/payment-gateway.ts) with the provider's secret. 404: the provider keeps none of it. The address is of the origin that its games
 * open at; any other is refused.
 */
export const recallRequestSchema = z.object({ round_id: z.string(), locale: localeSchema });
export type RecallRequest = z.infer<typeof recallRequestSchema>;
export const recallAnswerSchema = z.object({ url: pageSchema, expires_at: z.string() });
