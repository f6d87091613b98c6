import type { ApiError, ErrorCode } from '@kozyr/contracts/errors';

/** A code of the contract, or NETWORK when no answer came at all. */
export type FailureCode = ErrorCode | 'NETWORK';

/** Why a call brought no answer of the contract. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** With VALIDATION_ERROR: what is wrong, field by field. */
  readonly fields: NonNullable<ApiError['fields']>;
  /** Values the text for the player needs. */
  readonly details: Record<string, string>;
  /** HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(
    code: FailureCode,
    message: string,
    { status = 0, fields = [], details = {} }: Partial<Pick<ApiFailure, 'status' | 'fields' | 'details'>> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.details = details;
  }
}

/** The service as a whole can't serve at the moment, whatever was asked: the same may succeed in some seconds. */
export const isBusy = (code: FailureCode): boolean =>
  code === 'OVERLOADED' || code === 'DATABASE_UNAVAILABLE' || code === 'SERVICE_UNAVAILABLE';

/** The code of whatever was thrown; what is no failure of a call is a fault of ours. */
export function failureCode(error: unknown): FailureCode {
  return error instanceof ApiFailure ? error.code : 'INTERNAL_SERVER_ERROR';
}
