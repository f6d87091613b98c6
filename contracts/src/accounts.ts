import * as z from 'zod/mini';
import { countryCodeSchema } from './countries';
import { endpoint } from './endpoint';
import { currencySchema } from './money';
import { placeSchema } from './place';
import { protectionSchema } from './protection';

/** Password rule of spec §5: 6 to 16 characters, no spaces. The platform refuses the most used thousand besides (PASSWORD_TOO_COMMON). */
export const passwordSchema = z.string().check(z.minLength(6), z.maxLength(16), z.regex(/^\S*$/));

export const contactTypeSchema = z.enum(['Phone', 'Email']);
export type ContactType = z.infer<typeof contactTypeSchema>;

/** Digits of a code that is sent as a message: the default length of spec §5 and §9. A call tells fewer (verifications.ts). */
export const MESSAGE_CODE_DIGITS = 6;
export const messageCodeSchema = z.string().check(z.regex(/^\d{6}$/), z.describe('Six digits.'));

/** The player as the site knows them. Spec §3, user session. */
export const userSchema = z.object({
  id: z.string(),
  phone: z.nullable(z.string().check(z.describe('Digits with the country code, no plus: 380991234567.'))),
  phone_verified: z
    .boolean()
    .check(z.describe('Whether a call or a code has proved that the phone is theirs since it was added.')),
  email: z.nullable(z.string()),
  currency: currencySchema,
  country: countryCodeSchema,
  rating: z.number().check(z.int(), z.minimum(0), z.maximum(5), z.describe('Stars, 0 to 5.')),
  protection: protectionSchema,
  may_promote: z
    .boolean()
    .check(
      z.describe(
        'Whether anything may be promoted to them: their state and the law let it be, and no case of harm is open about them.',
      ),
    ),
  place: placeSchema.check(
    z.describe('What holds where they are; all of it is answered by GET /protection/jurisdiction.'),
  ),
  created_at: z.string().check(z.describe('ISO 8601, UTC.')),
});
export type User = z.infer<typeof userSchema>;

export const sessionSchema = z.object({
  user: userSchema,
  tokens: z.object({
    access_token: z.string().check(z.describe('Signed JWT, lives 10 minutes; keep it in memory only.')),
  }),
});
export type Session = z.infer<typeof sessionSchema>;

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  tag: 'accounts',
  auth: 'refresh',
  summary: 'Trades the one-time refresh cookie for a new session; a spent cookie ends the whole family',
  responses: { 201: sessionSchema },
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  tag: 'accounts',
  auth: 'refresh',
  summary: 'Ends the session and clears its cookies; safe to repeat (spec §7)',
  responses: { 204: null },
  errors: [],
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users',
  tag: 'accounts',
  auth: 'bearer',
  summary: 'The logged-in player (spec §7); a 401 tells the site to log out',
  responses: { 200: userSchema },
  errors: [],
});
