import type { ApiErrorCode } from '@/lib/api/api-error';
import type { ShownError } from '../errors';
import { otherwise, toast } from '../errors';

const EXPORT: Partial<Record<ApiErrorCode, ShownError>> = {
  HISTORY_SPAN_TOO_LONG: toast('spanTooLong'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('exportNetwork'),
};

/** The same when the history can't be exported. */
export const exportError = (code: ApiErrorCode): ShownError => EXPORT[code] ?? otherwise(code);
