import * as z from 'zod/mini';
import { contactTypeSchema, messageCodeSchema, passwordSchema, sessionSchema } from './accounts';
import { countryCodeSchema } from './countries';
import { endpoint } from './endpoint';
import { amountSchema, currencySchema } from './money';
import { limitPeriodSchema } from './player-limits';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

const registerBody = z.object({
  type: z._default(contactTypeSchema, 'Phone'),
  login: z.string().check(z.minLength(1), z.maxLength(254), z.describe('Phone digits or email address, by type.')),
  password: passwordSchema,
  currency: z._default(currencySchema, 'uah').check(z.describe('Cannot be changed later (spec §5).')),
  countryCode: z.optional(countryCodeSchema),
  ageConsent: z
    .literal(true)
    .check(z.describe('The player is 21 or over (spec §9) and agrees to the terms (spec §5).')),
  newsletterConsent: z._default(z.boolean(), false),
  termsVersion: z
    .string()
    .check(
      z.regex(/^[\w.-]{1,32}$/),
      z.describe(
        'Version of the terms the player agreed to: TERMS_VERSION of /global-settings, or the one before; stored with the time.',
      ),
    ),
  depositLimit: z
    .optional(z.object({ period: limitPeriodSchema, amount: amountSchema }))
    .check(
      z.describe(
        'A limit of deposits that the player sets with the registration, in major units of their currency. It holds from the first moment, and is changed as every limit.',
      ),
    ),
  code: z.optional(messageCodeSchema).check(z.describe('Absent: starts, a code is sent. Present: confirms.')),
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  tag: 'accounts',
  auth: 'none',
  summary: 'Registers a player; without code it starts, with the right code it finishes (spec §7)',
  body: registerBody,
  responses: {
    201: sessionSchema,
    202: z.object({
      status: z.literal('CODE_SENT'),
      resend_after: z.number().check(z.describe('Seconds until another code may be asked for.')),
    }),
  },
  errors: [
    'PHONE_INVALID_ERROR',
    'LOGIN_TAKEN',
    'TERMS_OUTDATED',
    'PASSWORD_TOO_COMMON',
    'ERR_INVALID_CODE',
    'ERR_CODE_EXPIRED',
    'REGISTRATION_CLOSED',
    'CLOSED_IN_COUNTRY',
    'CHALLENGE_REQUIRED',
    'SERVICE_UNAVAILABLE',
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/web',
  tag: 'accounts',
  auth: 'none',
  summary:
    'Logs in and sets the refresh cookie (spec §7). With a second factor on, the right password without a code is answered SECOND_FACTOR_NEEDED; a wrong one as ever',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(254)),
    countryCode: z.optional(countryCodeSchema),
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: { 201: sessionSchema },
  errors: [
    'PLAYER_SUSPENDED',
    'INVALID_CREDENTIALS',
    ...SECOND_FACTOR_REFUSALS,
    'CHALLENGE_REQUIRED',
    'LOGIN_NEEDS_CODE',
    'SERVICE_UNAVAILABLE',
  ],
});
