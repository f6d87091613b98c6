import * as z from 'zod/mini';
import { contactTypeSchema, messageCodeSchema, passwordSchema } from './accounts';
import { countryCodeSchema } from './countries';
import { endpoint } from './endpoint';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

const whose = {
  resetType: z._default(contactTypeSchema, 'Phone'),
  username: z.string().check(z.minLength(1), z.maxLength(254), z.describe('Phone digits or email address, by type.')),
  countryCode: z.optional(countryCodeSchema),
};

/** Answer of whatever sends a code. */
export const codeSentSchema = z.object({
  status: z.literal('CODE_SENT'),
  resend_after: z.number().check(z.describe('Seconds until another code may be asked for.')),
});

/** One path for both ends of a reset, as spec §7 has it: with newPassword (and the code) it finishes, without it starts. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  tag: 'accounts',
  auth: 'none',
  summary: 'Starts a password reset; with code and newPassword it finishes and ends every session (spec §7)',
  body: z.object({ ...whose, code: z.optional(messageCodeSchema), newPassword: z.optional(passwordSchema) }),
  responses: { 202: codeSentSchema, 204: null },
  errors: [
    'PHONE_INVALID_ERROR',
    'ERR_INVALID_CODE',
    'ERR_CODE_EXPIRED',
    'CHALLENGE_REQUIRED',
    'PASSWORD_TOO_COMMON',
    'SERVICE_UNAVAILABLE',
  ],
});

export const checkResetCode = endpoint({
  method: 'POST',
  path: '/user/password/reset/code',
  tag: 'accounts',
  auth: 'none',
  summary: 'Whether the code of a reset is right; a wrong one costs a try (spec §7)',
  body: z.object({ ...whose, code: messageCodeSchema }),
  responses: { 204: null },
  errors: ['PHONE_INVALID_ERROR', 'ERR_INVALID_CODE', 'ERR_CODE_EXPIRED', 'CHALLENGE_REQUIRED'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  tag: 'accounts',
  auth: 'bearer',
  summary: 'Changes the password and ends every other session (spec §7)',
  body: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(254)),
    newPassword: passwordSchema,
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: { 204: null },
  errors: [...SECOND_FACTOR_REFUSALS, 'PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'SERVICE_UNAVAILABLE'],
});
