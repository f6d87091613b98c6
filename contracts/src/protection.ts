import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

/**
 * What a player's account is, as far as playing goes. timed_out and self_excluded end by themselves, self_excluded may last for ever;
 * suspended is set and lifted by an operator; closed is for ever.
 */
export const PLAYER_STATES = ['active', 'timed_out', 'self_excluded', 'suspended', 'closed'] as const;
export const playerStateSchema = z.enum(PLAYER_STATES);
export type PlayerState = z.infer<typeof playerStateSchema>;

/** What a call is answered that the player's state does not allow; the first two with details.until where it ends by itself. */
export const STATE_REFUSALS = [
  'PLAYER_TIMED_OUT',
  'PLAYER_SELF_EXCLUDED',
  'PLAYER_SUSPENDED',
  'ACCOUNT_CLOSED',
] as const;

/** What it is answered where the law of the player's country does not allow it (jurisdictions.ts). */
export const PLACE_REFUSALS = ['CLOSED_IN_COUNTRY', 'PLAY_MONEY_ONLY', 'PROMOTION_CLOSED'] as const;

/** Why an exclusion holds at an account at which nobody began it. */
export const EXCLUDED_BECAUSE = ['same_person', 'register'] as const;

/** How things stand between a player and playing. */
export const protectionSchema = z.object({
  state: playerStateSchema,
  until: z
    .nullable(z.string())
    .check(z.describe('When the state ends by itself, ISO 8601, UTC; null: it does not, or there is nothing to end.')),
  because: z
    .optional(z.enum(EXCLUDED_BECAUSE))
    .check(
      z.describe(
        'With self_excluded, where the exclusion was not begun at this account: the same person is excluded at another account of theirs, or stands in a register of excluded people.',
      ),
    ),
});
export type Protection = z.infer<typeof protectionSchema>;

/** Days that a time-out may last: from 24 hours to 30 days, each day being 24 hours. */
export const MIN_TIME_OUT_DAYS = 1;
export const MAX_TIME_OUT_DAYS = 30;

/** How long a self-exclusion may last. */
export const SELF_EXCLUSION_LENGTHS = ['half_year', 'year', 'two_years', 'five_years', 'forever'] as const;
export type SelfExclusionLength = (typeof SELF_EXCLUSION_LENGTHS)[number];

/** The same in calendar months; null: it has no end. */
export const SELF_EXCLUSION_MONTHS: Readonly<Record<SelfExclusionLength, number | null>> = {
  half_year: 6,
  year: 12,
  two_years: 24,
  five_years: 60,
  forever: null,
};

const ENDS_SESSIONS =
  'It begins at once, cannot be shortened or taken back, and signs the player out everywhere. Their money stays theirs: signing in again they can withdraw it.';

export const startTimeOut = endpoint({
  method: 'POST',
  path: '/protection/time-out',
  tag: 'protection',
  auth: 'bearer',
  summary: `The player takes a time-out of 1 to 30 days. ${ENDS_SESSIONS} A shorter one than runs changes nothing`,
  body: z.object({
    days: z
      .number()
      .check(
        z.int(),
        z.minimum(MIN_TIME_OUT_DAYS),
        z.maximum(MAX_TIME_OUT_DAYS),
        z.describe('How many times 24 hours from now.'),
      ),
  }),
  responses: { 200: protectionSchema },
  errors: [],
});

export const excludeSelf = endpoint({
  method: 'POST',
  path: '/protection/self-exclusion',
  tag: 'protection',
  auth: 'bearer',
  summary: `The player excludes themselves for half a year to for ever. ${ENDS_SESSIONS} A shorter one than runs changes nothing`,
  body: z.object({ length: z.enum(SELF_EXCLUSION_LENGTHS) }),
  responses: { 200: protectionSchema },
  errors: [],
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/protection/closing',
  tag: 'protection',
  auth: 'bearer',
  summary:
    "Closes the player's account for ever and signs them out everywhere. Their money stays theirs: signing in again they can withdraw it. Safe to repeat",
  body: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(254)),
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: { 200: protectionSchema },
  errors: [...SECOND_FACTOR_REFUSALS, 'PASSWORD_WRONG', 'SERVICE_UNAVAILABLE'],
});
