import 'server-only';
import type { ApiError, ErrorCode } from '@kozyr/contracts/errors';

const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHORIZED: 401,
  VALIDATION_ERROR: 400,
  SERVICE_UNAVAILABLE: 503,
};

/** An error answer of the site's own calls, in the shape of every other one. */
export function respondWithError(errorCode: ErrorCode, message: string): Response {
  const body: ApiError = { errorCode, message };
  return Response.json(body, { status: STATUS[errorCode] ?? 500, headers: { 'cache-control': 'no-store' } });
}
