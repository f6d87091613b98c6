import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

/** After so many minutes without a stake a gaming session is over. */
export const GAMING_PAUSE_MINUTES = 15;

/** How often a player may have themselves reminded of the time, minutes; null: never. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;
export const realityCheckEverySchema = z.nullable(z.literal(REALITY_CHECK_MINUTES));
export type RealityCheckEvery = z.infer<typeof realityCheckEverySchema>;
/** What holds for who has chosen nothing. */
export const DEFAULT_REALITY_CHECK: RealityCheckEvery = 60;

/** What came of a stretch of play so far, as a player and a studio are told it. */
export const gamingFiguresSchema = z.object({
  began_at: z.string().check(z.describe('When its first stake was taken. ISO 8601, UTC.')),
  seconds: z.number().check(z.int(), z.describe('How long it has lasted, by the clock of the platform.')),
  staked: moneySchema,
  won: moneySchema,
  net: moneySchema.check(z.describe('won less staked.')),
});
export type GamingFigures = z.infer<typeof gamingFiguresSchema>;

/**
 * The player's gaming session: play over all games and studios, from a first stake until GAMING_PAUSE_MINUTES have passed without one.
 * Every so often a reality check is due: no round begins until the player has said that they have seen it.
 */
export const gamingSessionSchema = z.object({
  currency: currencySchema,
  running: z.nullable(gamingFiguresSchema).check(z.describe('Null while the player does not play.')),
  check: z.object({
    every: realityCheckEverySchema.check(z.describe('Minutes; null: never.')),
    due_at: z
      .nullable(z.string())
      .check(
        z.describe('From then on no round begins before the check is answered. Null while nothing runs, or never.'),
      ),
    allowed: z
      .array(realityCheckEverySchema)
      .check(z.describe('What the player may choose from, by the law of their country.')),
  }),
  break: z.object({
    after_minutes: z
      .nullable(z.int())
      .check(z.describe("After so long the law of the player's country has them pause; null: it does not.")),
    until: z.nullable(z.string()).check(z.describe('Until then no round begins, if nothing is staked meanwhile.')),
  }),
});
export type GamingSession = z.infer<typeof gamingSessionSchema>;

const common = { tag: 'protection', auth: 'bearer', responses: { 200: gamingSessionSchema }, errors: [] } as const;

export const getGamingSession = endpoint({
  ...common,
  method: 'GET',
  path: '/protection/session',
  summary: 'How long the player has been playing, over all games, and what came of it',
});

export const answerRealityCheck = endpoint({
  ...common,
  method: 'POST',
  path: '/protection/session/check',
  summary:
    'The player has seen the reality check and plays on; the next one is due a whole interval from now. Safe to repeat',
});

export const setRealityCheck = endpoint({
  ...common,
  method: 'PUT',
  path: '/protection/session/check',
  summary: 'How often the player is reminded of the time. It holds at once, for the session that runs too',
  body: z.object({ every: realityCheckEverySchema }),
});
