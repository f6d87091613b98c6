import * as z from 'zod/mini';

/**
 * Every error code the API answers. General codes and bonus codes are spec §8.
 * The platform maps each to one HTTP status; the site maps each to one sentence in four languages.
 */
export const ERROR_CODES = [
  'VALIDATION_ERROR',
  'BAD_REQUEST',
  'NOT_FOUND',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'CHALLENGE_REQUIRED',
  'SERVICE_UNAVAILABLE',
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
  'IDEMPOTENCY_CONFLICT',
  'INVALID_CREDENTIALS',
  'LOGIN_NEEDS_CODE',
  'REGISTRATION_CLOSED',
  'LOGIN_TAKEN',
  'TERMS_OUTDATED',
  'PHONE_INVALID_ERROR',
  'ERR_INVALID_CODE',
  'ERR_CODE_EXPIRED',
  'PASSWORD_WRONG',
  'PASSWORD_TOO_COMMON',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'NUMBER_ALREADY_USED',
  'ACCOUNT_LINKED_ANOTHER_NUMBER',
  'YOUR_NUMBER_CALL_LIMIT_REACHED',
  'PLAYER_TIMED_OUT',
  'PLAYER_SELF_EXCLUDED',
  'PLAYER_SUSPENDED',
  'ACCOUNT_CLOSED',
  'ACCOUNT_NOT_CLOSED',
  'MONEY_LEFT',
  'ERASURE_WAITS',
  'LIMIT_REACHED',
  'LIMIT_CHANGE_WAITS',
  'LIMITS_NEEDED',
  'CLOSED_IN_COUNTRY',
  'PLAY_MONEY_ONLY',
  'PROMOTION_CLOSED',
  'CREDITS_LEFT',
  'IDENTITY_NEEDED',
  'IDENTITY_UNDER_AGE',
  'IDENTITY_PICTURE_TOO_LARGE',
  'IDENTITY_PICTURE_INVALID',
  'IDENTITY_PICTURES_MISSING',
  'NOT_ENOUGH_BALANCE',
  'DEPOSIT_BELOW_MINIMUM',
  'DEPOSIT_ABOVE_MAXIMUM',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_GATEWAY_UNAVAILABLE',
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_24H_LIMIT',
  'WITHDRAWALS_PER_DAY_REACHED',
  'PAYOUT_RATING_TOO_LOW',
  'PAYOUT_RATING_UNKNOWN',
  'PAYOUTS_ON_HOLD',
  'NOTHING_TO_WITHDRAW',
  'HISTORY_SPAN_TOO_LONG',
  'FORBIDDEN',
  'STATE_CONFLICT',
  'SECOND_PERSON_NEEDED',
  'GAME_NOT_WORKING',
  'GAME_NOT_AVAILABLE_IN_COUNTRY',
  'GAME_UNAVAILABLE',
  'TECHNICAL_WORK',
  'SEARCH_TOO_SHORT',
  'BONUS_EXPIRED',
  'BONUS_ACTIVATION_LIMIT_REACHED',
  'NEEDS_USER_CONFIRMATION',
  'BONUS_INVALID_ACTIVATION_CODE',
  'BONUS_NOT_FOUND',
  'BONUS_INVALID',
  'BONUS_IS_NOT_STARTED',
  'BONUS_ALREADY_USED',
  'BONUS_NOT_ALLOWED',
  'BONUS_NOT_ACTIVE',
  'NOVERIFIED_USER_ERROR',
  'BATTLE_OVER',
  'BATTLE_NOT_STARTED',
  'BATTLE_OTHER_CURRENCY',
  'WHEEL_NEEDS_STARS',
  'WHEEL_NEEDS_DEPOSIT',
  'NOTHING_TO_CLAIM',
  'CHAT_TOO_FAST',
  'CHAT_TEXT_ONLY',
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
