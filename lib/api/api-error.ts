import type { ApiError as ApiErrorBody, ErrorCode } from '@kozyr/contracts/errors';

/** A code of the contract, or NETWORK when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'NETWORK';

/** Why a call brought no answer of the contract. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** With VALIDATION_ERROR: what is wrong, field by field. */
  readonly fields: NonNullable<ApiErrorBody['fields']>;
  /** Values the text for the player needs. */
  readonly details: Record<string, string>;
  /** HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(
    code: ApiErrorCode,
    message: string,
    { status = 0, fields = [], details = {} }: Partial<Pick<ApiError, 'status' | 'fields' | 'details'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.details = details;
  }
}

/** The service as a whole can't serve at the moment, whatever was asked: the same may succeed in some seconds. */
export const isBusy = (code: ApiErrorCode): boolean =>
  code === 'OVERLOADED' || code === 'DATABASE_UNAVAILABLE' || code === 'SERVICE_UNAVAILABLE';

const STOPS: Partial<Record<ApiErrorCode, 'stopped' | 'notHere'>> = {
  PLAYER_TIMED_OUT: 'stopped',
  PLAYER_SELF_EXCLUDED: 'stopped',
  PLAYER_SUSPENDED: 'stopped',
  ACCOUNT_CLOSED: 'stopped',
  CLOSED_IN_COUNTRY: 'notHere',
  PLAY_MONEY_ONLY: 'notHere',
  PROMOTION_CLOSED: 'notHere',
};

/**
 * Whether the player may not do it at all: stopped, by what they chose themselves or an operator did; notHere, by the law of their
 * country. The frame tells them so on every page. null: it is another refusal.
 */
export const stopOf = (code: ApiErrorCode): 'stopped' | 'notHere' | null => STOPS[code] ?? null;

/** The code of whatever was thrown; what is no error of a call is a fault of ours. */
export function apiErrorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'INTERNAL_SERVER_ERROR';
}
