import { type ApiErrorCode, apiErrorCodeOf } from '@/lib/api/api-error';

/** Keys of messages `chat.error`. */
export type ChatError =
  | 'tooFast'
  | 'textOnly'
  | 'tooMany'
  | 'network'
  | 'busy'
  | 'signedOut'
  | 'invalid'
  | 'unexpected';

const BY_CODE: Partial<Record<ApiErrorCode, ChatError>> = {
  CHAT_TOO_FAST: 'tooFast',
  CHAT_TEXT_ONLY: 'textOnly',
  TOO_MANY_REQUESTS: 'tooMany',
  NETWORK: 'network',
  SERVICE_UNAVAILABLE: 'busy',
  OVERLOADED: 'busy',
  DATABASE_UNAVAILABLE: 'busy',
  UNAUTHORIZED: 'signedOut',
  VALIDATION_ERROR: 'invalid',
  BAD_REQUEST: 'invalid',
};

/** What is said of a message, or of a request, that did not get there; total: every code has a sentence. */
export function chatError(error: unknown): ChatError {
  return BY_CODE[apiErrorCodeOf(error)] ?? 'unexpected';
}
