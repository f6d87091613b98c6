import type { FailureCode } from '@/lib/api/failure';
import type { StageState } from './types';

type Message = Extract<StageState, { kind: 'failed' }>['message'];
/** Where a failed start is told, once: on the game's cover, or in a status modal whose words editors write. */
type Told = { at: 'cover'; message: Message } | { at: 'modal'; key: string };

const PLACES: Partial<Record<FailureCode, Told>> = {
  GAME_NOT_WORKING: { at: 'modal', key: 'game-not-working' },
  GAME_NOT_AVAILABLE_IN_COUNTRY: { at: 'modal', key: 'game-not-available-in-country' },
  INTERNAL_SERVER_ERROR: { at: 'modal', key: 'unexpected-error-modal' },
  GAME_UNAVAILABLE: { at: 'cover', message: 'unavailable' },
  NOT_FOUND: { at: 'cover', message: 'unavailable' },
  NETWORK: { at: 'cover', message: 'network' },
};

/** What the player reads when a game does not open. Spec §8: not working, not in your country, unavailable, technical work. */
export const launchFailure = (code: FailureCode): Told => PLACES[code] ?? { at: 'cover', message: 'technicalWork' };
