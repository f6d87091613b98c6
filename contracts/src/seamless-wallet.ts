import * as z from 'zod/mini';
import { gameModeSchema } from './games';
import { gamingFiguresSchema } from './gaming-session';
import { localeSchema } from './locales';
import { amountSchema, moneySchema, stakeCurrencySchema } from './money';
import { avatarSchema } from './nicknames';

/**
 * Seamless wallet: the calls a game provider makes to the platform, POST {platform}/seamless/{provider}/{action}.
 * Signed with the provider's secret by the one rule of contracts/payment-gateway.ts: X-Signature "t=<unix seconds>,v1=<hex
 * HMAC-SHA256 of `${t}.POST /seamless/{provider}/{action}.${raw body}`>". Idempotent by provider + action + transaction_id: a repeat gets the first answer, a repeat with
 * another body gets DUPLICATE_TRANSACTION. Errors answer status 400 (401 for the signature) with seamlessErrorSchema.
 * Of a bet only: SESSION_CLOSED when the session is too old, was left, or the same game was opened anew; GAME_UNAVAILABLE when
 * the operator has switched the game off; PLAYER_STOPPED while the player may not play at all: they have taken a time-out, excluded
 * themselves, or were stopped by the operator; LIMIT_REACHED when a limit of the player's own takes no such stake, which the game tells
 * them by `limit`; REALITY_CHECK_DUE when the player has to see how long they play before another round begins (a stake in a round that
 * runs is taken): the page around the game shows it, by `gaming_session` a game may too, and once the player has answered there a new bet,
 * with an id of its own, is taken; BREAK_DUE when the law of the player's country has them pause until `break_until` before another round
 * begins; TECHNICAL_WORK while there is maintenance.
 * Of balance: SESSION_CLOSED once the player has signed out. From then on a provider shows nobody what is the player's by that
 * session; decisions in rounds that run, wins and refunds go on.
 * A session in the currency `crd` is one of credits, where a law lets nobody play for money: nobody buys them, and nobody is paid for
 * them. It is of mode `real`, with the same calls, rounds and errors as any. A round lies in one currency: a call whose session has another
 * one is refused with INVALID_REQUEST, so a studio goes on with a round, and shows it, in sessions of its currency alone.
 * A refused bet stays refused. Refusals of win, refund and rollback are not remembered: send the same call again later.
 * Status 500 with INTERNAL_ERROR: nothing was done. Status 503 has Retry-After, in seconds. With OVERLOADED this very call was turned
 * away before anything was done: a bet that was sent once may count as refused. With DATABASE_UNAVAILABLE nobody knows: send the same
 * call again.
 */
export const seamlessErrorSchema = z.object({
  error: z.enum([
    'INVALID_SIGNATURE',
    'INVALID_REQUEST',
    'INVALID_TOKEN',
    'SESSION_NOT_FOUND',
    'SESSION_CLOSED',
    'GAME_UNAVAILABLE',
    'PLAYER_STOPPED',
    'TECHNICAL_WORK',
    'INSUFFICIENT_FUNDS',
    'BET_LIMIT',
    'BONUS_MAX_BET',
    'LIMIT_REACHED',
    'REALITY_CHECK_DUE',
    'BREAK_DUE',
    'TRANSACTION_NOT_FOUND',
    'TRANSACTION_REFUNDED',
    'ROUND_CLOSED',
    'DUPLICATE_TRANSACTION',
    'INTERNAL_ERROR',
    'OVERLOADED',
    'DATABASE_UNAVAILABLE',
  ]),
  message: z.string(),
  limit: z.optional(
    z
      .object({
        kind: z.enum(['loss', 'stake', 'time']),
        period: z.enum(['day', 'week', 'month']),
        amount: z
          .string()
          .check(z.describe('Money in major units; of time whole minutes, after which no round begins.')),
        used: z.string(),
        left: z.string().check(z.describe('A stake of so much would still be taken.')),
        frees_at: z.string().check(z.describe('When it is counted anew. ISO 8601, UTC.')),
      })
      .check(z.describe('With LIMIT_REACHED: which of the limits that the player has set, to be told in the game.')),
  ),
  gaming_session: z.optional(
    gamingFiguresSchema.check(
      z.describe('With REALITY_CHECK_DUE: how long the player has been playing, over all games, and what came of it.'),
    ),
  ),
  break_until: z.optional(
    z
      .string()
      .check(z.describe('With BREAK_DUE: from then on a round begins, if nothing is staked meanwhile. ISO 8601, UTC.')),
  ),
});
export type SeamlessError = z.infer<typeof seamlessErrorSchema>;

/** What the player can stake: game + digital + bonus, in the session's currency. */
const playable = moneySchema.check(z.describe('Game, digital and bonus balance together.'));

/** Ids as the provider chooses them. */
const idSchema = z
  .string()
  .check(z.regex(/^[!-~]{1,128}$/), z.describe('1 to 128 printable ASCII characters, no spaces.'));

/**
 * How fast a game may go for the player of a session, by the law of where they are. The studio holds it at its own server, not only in
 * its client: it begins no round of a game sooner than `round_seconds` after the beginning of the player's last round of that game, counted
 * from the moment when the first stake of a round is asked for, also where that round was played in another session of theirs. A stake
 * that was refused or given back began no round. Where `may_hurry` is false a game has no turbo and shows each result in its whole time
 * whatever the player presses. Where `may_autoplay` is false it begins no round that the player has not asked for by a press of their own.
 */
const paceSchema = z.object({
  round_seconds: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(60),
      z.describe('Whole seconds, the least from one round of the game to the next; 0: no bound.'),
    ),
  may_hurry: z.boolean().check(z.describe('Whether a game may have turbo and a way to skip what is being shown.')),
  may_autoplay: z
    .boolean()
    .check(
      z.describe(
        'Whether a game may play by itself: so many rounds, within a loss, both set by the player before each run. Never where may_hurry is false.',
      ),
    ),
});

/** authenticate: spends the one-time token of the launch address. INVALID_TOKEN also when its player has signed out since. */
export const authenticateBody = z.object({ token: z.string() });
export const authenticateAnswer = z.object({
  session_id: z.string(),
  player: z.string().check(z.describe('Pseudonym of the player, stable per provider.')),
  game: z.string(),
  mode: gameModeSchema,
  currency: stakeCurrencySchema,
  locale: localeSchema,
  min_bet: moneySchema,
  max_bet: moneySchema,
  balance: playable,
  pace: paceSchema.check(z.describe('What the studio holds for as long as the session lasts.')),
});

export const balanceBody = z.object({ session_id: z.string() });
export const balanceAnswer = z.object({ balance: playable, currency: stakeCurrencySchema });

/** Sessions that one call asks about at most. */
export const NAMES_MAX = 100;

/**
 * names: how the players of these sessions let others at a shared table read them, at this moment. Of whom nothing may be told there is no
 * entry: who wants to be hidden, may not play, has signed out or is erased, and sessions that are unknown, another provider's or over their
 * age. A provider shows such a player to others as one more at the table, without stake or result. It keeps no answer for longer than 15
 * seconds and writes none down: a name that was changed or taken away is to be gone by then. A call of choice: a provider without shared
 * tables makes none, and a platform that does not know it shows nobody by name.
 */
export const namesBody = z.object({
  session_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(NAMES_MAX), z.describe('1 to 100 sessions.')),
});
export const namesAnswer = z.object({
  names: z.array(
    z.object({
      session_id: z.string(),
      name: z.string().check(z.describe('The nickname where there is an avatar, else masked: "•••• 42".')),
      avatar: z.nullable(avatarSchema),
    }),
  ),
});

/** bet: takes a stake. One round may hold several bets until a win or endround closes it. */
export const betBody = z.object({
  session_id: z.string(),
  round_id: idSchema,
  transaction_id: idSchema,
  amount: amountSchema,
});

/**
 * win: pays the round's result; amount "0.00" settles a lost round. A win is never refused for the session's age, nor for a
 * closed round. Before its bet it answers TRANSACTION_NOT_FOUND; when every bet of the round was given back,
 * TRANSACTION_REFUNDED.
 * A win that takes the round above its stake times the game's max_win_multiplier, or above the operator's largest sum, and any
 * win of money in a round that is closed, is accepted with status "pending_review" and an unchanged balance: an operator pays
 * it or not. It is done for the provider, who sends nothing more; a repeat gets this answer again, also after the decision,
 * and a rollback before it takes the win back. Until then no refund may leave it without a stake.
 */
export const winBody = z.object({
  session_id: z.string(),
  round_id: idSchema,
  transaction_id: idSchema,
  amount: z
    .string()
    .check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/), z.describe('Decimal string in major units, zero or more.')),
  round_closed: z.boolean(),
});

/**
 * refund: gives back exactly what the bet took, to where it came from. May arrive before its bet, which is then refused.
 * ROUND_CLOSED when that would leave a paid win without any stake, or above what the rest of the stake can win: of refund and
 * win, the first one stands.
 */
export const refundBody = z.object({
  session_id: z.string(),
  round_id: idSchema,
  transaction_id: idSchema,
  bet_transaction_id: idSchema,
});

/** rollback: undoes a win or a bet by its transaction; before it arrives it blocks it, as refund does. */
export const rollbackBody = z.object({
  session_id: z.string(),
  round_id: idSchema,
  transaction_id: idSchema,
  original_transaction_id: idSchema,
});

export const movementAnswer = z.object({
  transaction_id: idSchema,
  balance: playable,
  currency: stakeCurrencySchema,
  status: z.optional(
    z.literal('pending_review').check(z.describe('Of a win only: it is kept and not paid; an operator decides.')),
  ),
});

const betAction = z.object({ action: z.literal('bet'), transaction_id: idSchema, amount: betBody.shape.amount });
const winAction = z.object({
  action: z.literal('win'),
  transaction_id: idSchema,
  amount: winBody.shape.amount,
  round_closed: z.boolean(),
});

/**
 * play: several actions of one round in one signed call, such as a bet and its win. They are made in their order, in one transaction,
 * each exactly as the single call of its name with the same ids would be, and kept under its own transaction id: repeats, refunds and
 * rollbacks name it as ever, and a repeat of a part gets that part's first answer. The first action that is refused ends the call:
 * those before it stand, those after it are not made. When the very first is refused, nothing was made, and the answer is its error.
 */
export const playBody = z.object({
  session_id: z.string(),
  round_id: idSchema,
  actions: z.array(z.discriminatedUnion('action', [betAction, winAction])).check(
    z.minLength(1),
    z.maxLength(8),
    z.refine(
      (actions) =>
        new Set(actions.map(({ action, transaction_id }) => `${action}:${transaction_id}`)).size === actions.length,
      'Each action has a transaction id of its own.',
    ),
    z.describe('1 to 8 actions, in the order in which they are made.'),
  ),
});

const madeAction = z.object({ transaction_id: idSchema, status: movementAnswer.shape.status });

/** What the actions came to, in their order, as far as they were tried; only the last may be a refusal. */
export const playAnswer = z.object({
  balance: playable.check(z.describe('What the player can stake after the last action that was made.')),
  currency: stakeCurrencySchema,
  results: z.array(z.union([z.extend(seamlessErrorSchema, { transaction_id: idSchema }), madeAction])),
});
