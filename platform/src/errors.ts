import type { ErrorCode } from '@kozyr/contracts/errors';

/** The one HTTP status of every code. Total: a new code does not compile without its status. */
export const statusOf: Record<ErrorCode, number> = {
  VALIDATION_ERROR: 422,
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
  UNAUTHORIZED: 401,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  IDEMPOTENCY_CONFLICT: 409,
  INVALID_CREDENTIALS: 401,
  REGISTRATION_CLOSED: 403,
  LOGIN_TAKEN: 409,
  PHONE_INVALID_ERROR: 422,
  ERR_INVALID_CODE: 422,
  ERR_CODE_EXPIRED: 422,
  PASSWORD_WRONG: 422,
  NUMBER_ALREADY_USED: 409,
  ACCOUNT_LINKED_ANOTHER_NUMBER: 409,
  YOUR_NUMBER_CALL_LIMIT_REACHED: 429,
  NOT_ENOUGH_BALANCE: 409,
  DEPOSIT_BELOW_MINIMUM: 422,
  DEPOSIT_ABOVE_MAXIMUM: 422,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  PAYMENT_GATEWAY_UNAVAILABLE: 503,
  GAME_NOT_WORKING: 503,
  GAME_NOT_AVAILABLE_IN_COUNTRY: 403,
  GAME_UNAVAILABLE: 409,
  SEARCH_TOO_SHORT: 422,
};

/** A refusal the caller can act on. Everything else thrown is a fault and answers INTERNAL_SERVER_ERROR. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Values the text for the player needs. */
    readonly details?: Record<string, string>,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
