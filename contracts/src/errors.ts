import * as z from 'zod/mini';

/**
 * Every error code the API answers. General codes are spec §8; bonus codes join with the bonus calls.
 * The platform maps each to one HTTP status; the site maps each to one sentence in four languages.
 */
export const ERROR_CODES = [
  'VALIDATION_ERROR',
  'BAD_REQUEST',
  'NOT_FOUND',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'IDEMPOTENCY_CONFLICT',
  'INVALID_CREDENTIALS',
  'REGISTRATION_CLOSED',
  'LOGIN_TAKEN',
  'PHONE_INVALID_ERROR',
  'ERR_INVALID_CODE',
  'ERR_CODE_EXPIRED',
  'PASSWORD_WRONG',
  'NUMBER_ALREADY_USED',
  'ACCOUNT_LINKED_ANOTHER_NUMBER',
  'YOUR_NUMBER_CALL_LIMIT_REACHED',
  'NOT_ENOUGH_BALANCE',
  'DEPOSIT_BELOW_MINIMUM',
  'DEPOSIT_ABOVE_MAXIMUM',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_GATEWAY_UNAVAILABLE',
  'GAME_NOT_WORKING',
  'GAME_NOT_AVAILABLE_IN_COUNTRY',
  'GAME_UNAVAILABLE',
  'SEARCH_TOO_SHORT',
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The body of every answer with a status of 400 or more. */
export const errorSchema = z.object({
  errorCode: errorCodeSchema.check(z.describe('Stable code to branch on.')),
  message: z.string().check(z.describe('English sentence for engineers; the site shows its own text.')),
  fields: z.optional(
    z
      .array(z.object({ path: z.string(), message: z.string() }))
      .check(z.describe('With VALIDATION_ERROR: what is wrong, field by field; path in dot notation.')),
  ),
  details: z.optional(
    z
      .record(z.string(), z.string())
      .check(z.describe('Values the text for the player needs, e.g. {minimum: "50.00"}.')),
  ),
  requestId: z.optional(z.string().check(z.describe('Correlates the answer with the structured log.'))),
});
export type ApiError = z.infer<typeof errorSchema>;
