import type { ErrorCode } from '@kozyr/contracts/errors';
import { CodedError } from '@kozyr/kit/coded-error';

/** The one HTTP status of every code. Total: a new code does not compile without its status. */
export const statusOf: Record<ErrorCode, number> = {
  VALIDATION_ERROR: 422,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
  UNAUTHORIZED: 401,
  TOO_MANY_REQUESTS: 429,
  CHALLENGE_REQUIRED: 429,
  SERVICE_UNAVAILABLE: 503,
  OVERLOADED: 503,
  DATABASE_UNAVAILABLE: 503,
  IDEMPOTENCY_CONFLICT: 409,
  INVALID_CREDENTIALS: 401,
  LOGIN_NEEDS_CODE: 403,
  REGISTRATION_CLOSED: 403,
  LOGIN_TAKEN: 409,
  TERMS_OUTDATED: 409,
  PHONE_INVALID_ERROR: 422,
  ERR_INVALID_CODE: 422,
  ERR_CODE_EXPIRED: 422,
  PASSWORD_WRONG: 422,
  PASSWORD_TOO_COMMON: 422,
  NUMBER_ALREADY_USED: 409,
  ACCOUNT_LINKED_ANOTHER_NUMBER: 409,
  YOUR_NUMBER_CALL_LIMIT_REACHED: 429,
  NOT_ENOUGH_BALANCE: 409,
  DEPOSIT_BELOW_MINIMUM: 422,
  DEPOSIT_ABOVE_MAXIMUM: 422,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  PAYMENT_GATEWAY_UNAVAILABLE: 503,
  WITHDRAWAL_BELOW_MINIMUM: 422,
  WITHDRAWAL_ABOVE_24H_LIMIT: 409,
  WITHDRAWALS_PER_DAY_REACHED: 409,
  PAYOUT_RATING_TOO_LOW: 403,
  PAYOUT_RATING_UNKNOWN: 503,
  PAYOUTS_ON_HOLD: 409,
  NOTHING_TO_WITHDRAW: 409,
  HISTORY_SPAN_TOO_LONG: 422,
  FORBIDDEN: 403,
  STATE_CONFLICT: 409,
  SECOND_PERSON_NEEDED: 403,
  GAME_NOT_WORKING: 503,
  GAME_NOT_AVAILABLE_IN_COUNTRY: 403,
  GAME_UNAVAILABLE: 409,
  TECHNICAL_WORK: 503,
  SEARCH_TOO_SHORT: 422,
  BONUS_EXPIRED: 409,
  BONUS_ACTIVATION_LIMIT_REACHED: 409,
  NEEDS_USER_CONFIRMATION: 409,
  BONUS_INVALID_ACTIVATION_CODE: 422,
  BONUS_NOT_FOUND: 404,
  BONUS_INVALID: 409,
  BONUS_IS_NOT_STARTED: 409,
  BONUS_ALREADY_USED: 409,
  BONUS_NOT_ALLOWED: 403,
  BONUS_NOT_ACTIVE: 409,
  BATTLE_OVER: 409,
  BATTLE_NOT_STARTED: 409,
  BATTLE_OTHER_CURRENCY: 409,
  WHEEL_NEEDS_STARS: 403,
  WHEEL_NEEDS_DEPOSIT: 403,
  NOTHING_TO_CLAIM: 409,
  CHAT_TOO_FAST: 429,
  CHAT_TEXT_ONLY: 415,
  NOVERIFIED_USER_ERROR: 403,
};

/** A refusal the caller can act on. Everything else thrown is a fault and answers INTERNAL_SERVER_ERROR. */
export class DomainError extends CodedError<ErrorCode> {
  constructor(
    code: ErrorCode,
    message: string,
    /** Values the text for the player needs. */
    readonly details?: Record<string, string>,
  ) {
    super(code, message);
  }
}

/** A line at a terminal was typed wrongly; the message says how. */
export class UsageError extends Error {
  constructor(
    message: string,
    /** How the line is typed, where its command is known. */
    readonly usage?: string,
  ) {
    super(message);
  }
}
