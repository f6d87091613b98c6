import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/**
 * What the platform knows of the player by itself, in every personalised text. login is masked, rating 0 to 5, currency
 * and country in capitals. payout_min_rating_old comes from the RESTRICTION settings (spec §7); while there is none it is
 * the player's rating plus one (§6), and the answer names it in `defaulted`: whoever shows the text says that the check is
 * not available, and not that the rating is low.
 */
export const OWN_VARIABLES = ['login', 'rating', 'currency', 'country', 'payout_min_rating_old'] as const;
export type OwnVariable = (typeof OWN_VARIABLES)[number];

/** Longest text and longest sum of the texts that come out, in characters. */
const TEXT_LENGTH = 10_000;
export const FILLED_LENGTH = 250_000;
const MAX_VARIABLES = 50;

export const personaliseTexts = endpoint({
  method: 'POST',
  path: '/texts/personalise',
  tag: 'texts',
  auth: 'bearer',
  summary: 'Fills {{placeholders}} of HTML texts with the player and with the given variables (spec §5, §7)',
  body: z.object({
    texts: z
      .array(z.string().check(z.maxLength(TEXT_LENGTH)))
      .check(z.minLength(1), z.maxLength(20), z.describe('HTML. A name without a value stays as written.')),
    variables: z._default(
      z
        .record(
          z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/)),
          z.string().check(z.maxLength(500)),
        )
        .check(
          z.refine((variables) => Object.keys(variables).length <= MAX_VARIABLES, {
            error: `At most ${MAX_VARIABLES} variables`,
          }),
          z.describe(
            `Plain texts, written into the HTML escaped. Never in place of what the platform knows itself: ${OWN_VARIABLES.join(', ')}.`,
          ),
        ),
      {},
    ),
  }),
  bodyLimit: 512 * 1024,
  responses: {
    200: z.object({
      texts: z.array(z.string().check(z.describe('In the order they came.'))),
      defaulted: z
        .array(z.enum(OWN_VARIABLES))
        .check(z.describe('Names in the texts that stand for a setting which is not there, filled by its default.')),
    }),
  },
  errors: [],
});
