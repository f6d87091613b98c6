import * as z from 'zod/mini';
import { battleLeaderSchema, battleStandingSchema, battleWinSchema } from './battles';
import { bigWinSchema, latestWinSchema } from './big-wins';
import { activeUserBonusSchema } from './bonuses';
import { chatNoticeSchema } from './chat';
import { creditsSchema } from './credits';
import { roundSchema } from './games';
import { jackpotRoundSchema, jackpotSchema } from './jackpots';
import { liveTableSchema } from './live';
import { currencySchema, moneySchema } from './money';
import { pushMessageSchema } from './notifications';
import { depositSchema } from './payments';
import { receivedBonusSchema } from './received-bonuses';
import { heldWinSchema } from './rounds';
import { walletSummarySchema, wonInRoundSchema } from './wallets';
import { withdrawalSchema } from './withdrawals';

/** What the logged-in player alone is told. The stream starts with their current wallet. */
export const playerEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('wallet'),
    wallet: walletSummarySchema,
    won: z.optional(
      wonInRoundSchema.check(
        z.describe('The win of a round that this wallet is the first to hold: it may still be on its reels.'),
      ),
    ),
  }),
  z.object({
    type: z.literal('credits'),
    credits: creditsSchema,
    won: z.optional(wonInRoundSchema.check(z.describe('As with wallet, of a round that was played for credits.'))),
  }),
  z.object({ type: z.literal('deposit'), deposit: depositSchema }),
  z.object({ type: z.literal('withdrawal'), withdrawal: withdrawalSchema }),
  z.object({ type: z.literal('round'), round: roundSchema }),
  z
    .object({
      type: z.literal('held-win'),
      round: z.uuid(),
      game: roundSchema.shape.game,
      currency: currencySchema,
      win: heldWinSchema,
    })
    .check(z.describe('A win is held for an operator, or was decided about.')),
  z.object({
    type: z.literal('bonus'),
    bonus: z.nullable(activeUserBonusSchema).check(z.describe('The bonus the player has now; null: none any more.')),
  }),
  z.object({ type: z.literal('received'), received: receivedBonusSchema }),
  z
    .object({ type: z.literal('received-seen'), id: z.uuid() })
    .check(z.describe('Its modal was closed, here or elsewhere.')),
  z.object({ type: z.literal('rating'), rating: z.number().check(z.int(), z.describe('Stars, 0 to 5.')) }),
  z.object({ type: z.literal('tasks') }).check(z.describe('The tasks of a day have moved: ask for them again.')),
  z.object({ type: z.literal('battle'), standing: battleStandingSchema }),
  z.object({ type: z.literal('battle-won'), win: battleWinSchema }),
  z.object({ type: z.literal('jackpot-round'), round: jackpotRoundSchema }),
  z.object({ type: z.literal('chat'), chat: chatNoticeSchema }),
  z
    .object({ type: z.literal('notifications') })
    .check(z.describe('There is a new notification, or some were read: ask for them again.')),
  z
    .object({ type: z.literal('push'), message: pushMessageSchema })
    .check(z.describe('For devices without a push service: a page that is open shows it. Told once, kept nowhere.')),
]);
export type PlayerEvent = z.infer<typeof playerEventSchema>;

/**
 * Topics that everybody may subscribe to. battle:<id> is the leaderboard of one battle. live-tables and latest-wins are the state of the
 * moment: they begin with that, are kept nowhere, and are not resumed.
 */
export const topicSchema = z.union([
  z.enum(['jackpots', 'big-wins', 'battles', 'live-tables', 'latest-wins']),
  z.string().check(z.regex(/^battle:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
]);
export type Topic = 'jackpots' | 'big-wins' | 'battles' | 'live-tables' | 'latest-wins' | `battle:${string}`;

/** What everybody is told who listens to its topic. */
export const publicEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('jackpots'), items: z.array(jackpotSchema) }),
  z.object({ type: z.literal('big-win'), win: bigWinSchema }),
  z.object({ type: z.literal('battles') }).check(z.describe('The list has changed: ask for it again.')),
  z.object({ type: z.literal('latest-wins'), items: z.array(latestWinSchema) }),
  z.object({ type: z.literal('live-tables'), now: z.string(), items: z.array(liveTableSchema) }),
  z.object({
    type: z.literal('battle-leaders'),
    battle_id: z.uuid(),
    players: z.number(),
    counted_stakes: moneySchema,
    leaders: z.array(battleLeaderSchema),
  }),
]);
export type PublicEvent = z.infer<typeof publicEventSchema>;

/**
 * GET /events?topics=jackpots,big-wins&anew=jackpots: server-sent events. With a bearer token the player's own and the topics asked
 * for; without one the topics alone. Each message is one of these. Its id holds the place in both sequences, "p12.t34": sent back
 * as Last-Event-ID the stream goes on after it, on any process. Topics in `anew`, and all of them without such a place, begin with
 * their newest event where one is not older than an hour.
 */
export const streamEventSchema = z.union([playerEventSchema, publicEventSchema]);
export type StreamEvent = PlayerEvent | PublicEvent;
/** Topics one stream may ask for. */
export const TOPICS_PER_STREAM = 8;
