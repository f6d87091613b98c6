import * as z from 'zod/mini';

/**
 * What a game in its frame and the page around it say to each other, by postMessage. For every provider's games; docs/game-frame.md
 * tells when each is said. The frame's origin is opaque, so a page knows its game by the window that speaks; amounts are for
 * other listeners, this site reads none.
 */
const source = z.literal('kozyr-game');

/** What a game sends to the page around it. */
export const gameMessageSchema = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready') }),
  z.object({ source, type: z.literal('round-start') }).check(z.describe('A stake is about to be taken.')),
  z
    .object({ source, type: z.literal('round-turns') })
    .check(
      z.describe(
        'The round is still being shown. At least every ROUND_WORD_MS, else its win is shown without the game.',
      ),
    ),
  z.object({ source, type: z.literal('round-end') }).check(z.describe('The player has seen how the round ended.')),
  z.object({ source, type: z.literal('deposit') }),
  z
    .object({ source, type: z.literal('refill') })
    .check(z.describe("The player asked for new credits of play money. The page says 'resume' once they are there.")),
  z
    .object({ source, type: z.literal('reality-check') })
    .check(z.describe('A stake was refused with REALITY_CHECK_DUE: the page shows the check.')),
  z.object({
    source,
    type: z.literal('close'),
    reason: z.enum(['player', 'session-expired', 'unavailable', 'technical-work']),
  }),
  z.object({ source, type: z.literal('verify'), url: z.url({ protocol: /^https?$/ }) }),
  z
    .object({
      source,
      type: z.literal('report-name'),
      name: z
        .string()
        .check(z.regex(/^[\p{L}\d]{3,16}$/u), z.describe('A nickname that the game shows, as it stands.')),
    })
    .check(z.describe('The player wants to report a nickname. The page asks them what is wrong with it.')),
  z
    .object({ source, type: z.literal('heard'), sounds: z.boolean(), music: z.boolean() })
    .check(
      z.describe(
        'The player turned sounds or music on or off. The page keeps it on the device and says it to the next game.',
      ),
    ),
]);

/** A win that a game has begun to show is kept off the balance for so long after the game's last word. */
export const ROUND_WORD_MS = 10_000;

/** What stands around a frame already, so that the game need not show it: each is seen once. */
export type FramePart = 'title' | 'balance' | 'clock' | 'demo' | 'close';

/** What the player wants to hear of games, on this device: both off until asked for. */
export type Heard = { sounds: boolean; music: boolean };

/**
 * What the page sends to its game. framed, deposits: whether the page would open the cashbox for this player; a game that hears nothing of it
 * may ask. framed, reports: whether the page takes 'report-name' from this player; a game that hears nothing of it offers none. heard: once the game is ready, as it was left on this device. press: the big button, pressed where no control of the page had the
 * keyboard.
 */
export type SiteMessage =
  | { type: 'framed'; shows: readonly FramePart[]; deposits?: boolean; reports?: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'press' }
  | ({ type: 'heard' } & Heard);
