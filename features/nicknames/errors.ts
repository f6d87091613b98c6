import { NICKNAME_REFUSALS, type NicknameRefusal } from '@kozyr/contracts/nicknames';
import { ApiError, isBusy } from '@/lib/api/api-error';

/** Keys of messages `nickname.error`; each says what to do. */
export type NicknameError =
  | NicknameRefusal
  | 'taken'
  | 'tooSoon'
  | 'needed'
  | 'tooMany'
  | 'network'
  | 'busy'
  | 'unexpected';

/** Why a nickname, an avatar or a report was not taken. */
export function nicknameError(error: unknown): NicknameError {
  if (!(error instanceof ApiError)) return 'unexpected';
  const { code, details } = error;
  switch (code) {
    case 'NICKNAME_REFUSED':
      return NICKNAME_REFUSALS.find((reason) => reason === details.reason) ?? 'refused';
    case 'VALIDATION_ERROR':
      return 'length';
    case 'NICKNAME_TAKEN':
      return 'taken';
    case 'NICKNAME_TOO_SOON':
      return 'tooSoon';
    case 'STATE_CONFLICT':
      return 'needed';
    case 'TOO_MANY_REQUESTS':
      return 'tooMany';
    case 'NETWORK':
      return 'network';
    default:
      return isBusy(code) ? 'busy' : 'unexpected';
  }
}

/** Keys of messages `nicknameReport.error`. */
export type ReportError = 'gone' | 'own' | 'tooMany' | 'network' | 'unexpected';

/** Why a report did not arrive. */
export function reportError(error: unknown): ReportError {
  if (!(error instanceof ApiError)) return 'unexpected';
  if (error.code === 'NOT_FOUND') return 'gone';
  if (error.code === 'STATE_CONFLICT') return 'own';
  if (error.code === 'TOO_MANY_REQUESTS') return 'tooMany';
  return error.code === 'NETWORK' || isBusy(error.code) ? 'network' : 'unexpected';
}
