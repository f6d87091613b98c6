import type { ErrorCode } from '@kozyr/contracts/errors';
import type { StageState } from './types';

type Message = Extract<StageState, { kind: 'failed' }>['message'];

const TEXTS: Partial<Record<ErrorCode | 'NETWORK', Message>> = {
  GAME_NOT_WORKING: 'notWorking',
  GAME_NOT_AVAILABLE_IN_COUNTRY: 'notInCountry',
  GAME_UNAVAILABLE: 'unavailable',
  NOT_FOUND: 'unavailable',
  NETWORK: 'network',
};

/** What the player reads when a game does not open. Spec §8: not working, not in your country, unavailable, technical work. */
export const launchErrorKey = (code: ErrorCode | 'NETWORK'): Message => TEXTS[code] ?? 'technicalWork';
