import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Digits of an app's code, and how long each is shown, seconds. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_SECONDS = 30;

/** Recovery codes that a player has at a time. */
export const RECOVERY_CODES = 10;

/** Who issues the codes, as the app lists them. */
export const SECOND_FACTOR_ISSUER = 'Kozyr';

/** What proves the second factor: the code that the app shows, or one of the recovery codes. */
export const secondFactorCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(6),
    z.maxLength(64),
    z.describe(
      "Six digits of the player's app, or a recovery code; each is taken once. Ignored while no factor is on.",
    ),
  );

/** What a call answers that needs the second factor: without a code, and with one that is wrong, spent or late. */
export const SECOND_FACTOR_REFUSALS = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG'] as const;

/** How things stand with a player's second factor. */
export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  since: z.nullable(z.string()).check(z.describe('ISO 8601, UTC; null: it is off.')),
  recovery_codes_left: z.number().check(z.int(), z.describe('Of ten; none while it is off.')),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .check(
      z.describe('Ten codes, shown this once: only what proves them is kept. Case, spaces and dashes do not count.'),
    ),
});

export const secondFactorSetupSchema = z.object({
  secret: z.string().check(z.describe('What the app computes its codes from, base32.')),
  uri: z.string().check(z.describe('The same as an otpauth:// address, for a QR code.')),
  valid_until: z.string().check(z.describe('ISO 8601, UTC: until then it is to be confirmed.')),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

const password = z.string().check(z.minLength(1), z.maxLength(254));
const common = { tag: 'accounts', auth: 'bearer' } as const;

export const getSecondFactor = endpoint({
  ...common,
  method: 'GET',
  path: '/users/second-factor',
  summary: "Whether the player's second factor is on, since when, and how many recovery codes are left",
  responses: { 200: secondFactorSchema },
  errors: [],
});

export const setUpSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/users/second-factor/setup',
  summary:
    'Makes the secret of a second factor, by the password. Nothing is on until it is confirmed; a secret made before and not confirmed is forgotten',
  body: z.object({ password }),
  responses: { 200: secondFactorSetupSchema },
  errors: ['PASSWORD_WRONG', 'STATE_CONFLICT', 'SERVICE_UNAVAILABLE'],
});

export const confirmSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/users/second-factor/confirm',
  summary: 'Turns the second factor on, by the first code of the app, and ends every other session of the player',
  body: z.object({ code: secondFactorCodeSchema }),
  responses: { 200: recoveryCodesSchema },
  errors: ['SECOND_FACTOR_WRONG', 'STATE_CONFLICT'],
});

export const replaceRecoveryCodes = endpoint({
  ...common,
  method: 'POST',
  path: '/users/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; the old ones open nothing any more',
  body: z.object({ code: secondFactorCodeSchema }),
  responses: { 200: recoveryCodesSchema },
  errors: ['SECOND_FACTOR_WRONG', 'STATE_CONFLICT'],
});

export const disableSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/users/second-factor/disable',
  summary: 'Turns the second factor off, by the password and a code',
  body: z.object({ password, code: secondFactorCodeSchema }),
  responses: { 200: secondFactorSchema },
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'STATE_CONFLICT', 'SERVICE_UNAVAILABLE'],
});
