import * as z from 'zod/mini';
import { messageCodeSchema, userSchema } from './accounts';
import { countryCodeSchema } from './countries';
import { endpoint } from './endpoint';
import { codeSentSchema } from './passwords';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

/** The digits of a phone as spec §5 has them: exactly ten, the country says the rest. */
export const phoneDigitsSchema = z
  .string()
  .check(z.regex(/^\d{10}$/), z.describe('Ten digits: 0991234567, 7011234567.'));

/** Digits of the code that a call tells, spec §4 and §9. */
export const CALL_CODE_DIGITS = 4;
const callCodeSchema = z.string().check(z.regex(/^\d{4}$/), z.describe('Four digits.'));

export const addPhone = endpoint({
  method: 'POST',
  path: '/user/phone/add',
  tag: 'accounts',
  auth: 'bearer',
  summary:
    'Sends a code to a phone the player wants to add (spec §7); answers the player at once while SEND_SMS_ENABLED is off',
  body: z.object({
    phone: phoneDigitsSchema,
    countryCode: countryCodeSchema,
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: { 200: userSchema, 202: codeSentSchema },
  errors: [
    ...SECOND_FACTOR_REFUSALS,
    'PHONE_INVALID_ERROR',
    'NUMBER_ALREADY_USED',
    'ACCOUNT_LINKED_ANOTHER_NUMBER',
    'CHALLENGE_REQUIRED',
  ],
});

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/user/phone/verify',
  tag: 'accounts',
  auth: 'bearer',
  summary: 'Adds the phone by its code (spec §7)',
  body: z.object({ code: messageCodeSchema }),
  responses: { 200: userSchema },
  errors: ['ERR_INVALID_CODE', 'ERR_CODE_EXPIRED', 'NUMBER_ALREADY_USED', 'ACCOUNT_LINKED_ANOTHER_NUMBER'],
});

/** What a call verifies the player for. Spec §7: BONUS_ACTIVATION etc. */
export const VERIFIED_ACTIONS = ['BONUS_ACTIVATION', 'PHONE_CONFIRMATION'] as const;
export const verifiedActionSchema = z.enum(VERIFIED_ACTIONS);
export type VerifiedAction = z.infer<typeof verifiedActionSchema>;

const tokenType = z.object({ token_type: z.enum(['phone']) });

export const initVerification = endpoint({
  method: 'POST',
  path: '/verifications/{token_type}/init',
  tag: 'verifications',
  auth: 'bearer',
  summary: 'Calls the player and tells four digits (spec §4, §7); the next call is possible after 2 minutes',
  params: tokenType,
  body: z.object({
    token: phoneDigitsSchema,
    action: verifiedActionSchema,
    countryCode: countryCodeSchema,
    code: z.optional(secondFactorCodeSchema).check(z.describe('Of the second factor; asked of who has no phone yet.')),
  }),
  responses: { 202: codeSentSchema },
  errors: [
    ...SECOND_FACTOR_REFUSALS,
    'PHONE_INVALID_ERROR',
    'NUMBER_ALREADY_USED',
    'ACCOUNT_LINKED_ANOTHER_NUMBER',
    'YOUR_NUMBER_CALL_LIMIT_REACHED',
  ],
});

export const verifyVerification = endpoint({
  method: 'POST',
  path: '/verifications/{token_type}/verify',
  tag: 'verifications',
  auth: 'bearer',
  summary: 'Confirms the call by its four digits (spec §4, §7); a player without a phone has this one from now on',
  params: tokenType,
  body: z.object({ code: callCodeSchema }),
  responses: { 200: z.object({ action: verifiedActionSchema, user: userSchema }) },
  errors: ['ERR_INVALID_CODE', 'ERR_CODE_EXPIRED', 'NUMBER_ALREADY_USED'],
});
