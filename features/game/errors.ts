import type { GameSession } from '@kozyr/contracts/rounds';
import { type ApiErrorCode, stopOf } from '@/lib/api/api-error';
import type { CoverMessage, FrameCloseReason } from './types';

/** Where a failed start is told, once: on the game's cover, or in a status modal whose words editors write. */
type ShownError = { at: 'cover'; message: CoverMessage } | { at: 'modal'; key: string };

const PLACES: Partial<Record<ApiErrorCode, ShownError>> = {
  GAME_NOT_WORKING: { at: 'modal', key: 'game-not-working' },
  GAME_NOT_AVAILABLE_IN_COUNTRY: { at: 'modal', key: 'game-not-available-in-country' },
  GAME_UNAVAILABLE: { at: 'cover', message: 'unavailable' },
  NOT_FOUND: { at: 'cover', message: 'unavailable' },
  TECHNICAL_WORK: { at: 'cover', message: 'technicalWork' },
  SERVICE_UNAVAILABLE: { at: 'cover', message: 'technicalWork' },
  OVERLOADED: { at: 'cover', message: 'technicalWork' },
  DATABASE_UNAVAILABLE: { at: 'cover', message: 'technicalWork' },
  IDENTITY_NEEDED: { at: 'cover', message: 'identity' },
  UNAUTHORIZED: { at: 'cover', message: 'signedOut' },
  LIMITS_NEEDED: { at: 'cover', message: 'limitsNeeded' },
  NETWORK: { at: 'cover', message: 'network' },
};

/** What the player reads when a game does not open. Spec §8: not working, not in your country, unavailable, technical work. */
export function launchError(code: ApiErrorCode): ShownError {
  const stop = stopOf(code);
  if (stop) return { at: 'cover', message: stop };
  return PLACES[code] ?? { at: 'modal', key: 'unexpected-error-modal' };
}

const ENDS: Record<NonNullable<GameSession['close_reason']>, CoverMessage> = {
  player: 'sessionOver',
  expired: 'sessionOver',
  replaced: 'openedElsewhere',
  stopped: 'stopped',
  signed_out: 'signedOut',
};

/** Why an open game was closed, for the cover: as the frame says, and of a session that is over as the platform says. */
export function closeMessage(
  reason: Exclude<FrameCloseReason, 'player'>,
  session: Pick<GameSession, 'close_reason'> | null,
): CoverMessage {
  if (reason === 'unavailable') return 'unavailable';
  if (reason === 'technical-work') return 'technicalWork';
  return session?.close_reason ? ENDS[session.close_reason] : 'sessionOver';
}

/** Why a round can't be shown again, as a text of the round's page. */
export function recallError(code: ApiErrorCode): 'noPicture' | 'studioDown' | 'recallFailed' {
  if (code === 'NOT_FOUND') return 'noPicture';
  return code === 'GAME_NOT_WORKING' ? 'studioDown' : 'recallFailed';
}
