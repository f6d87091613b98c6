import type { GameSession } from '@kozyr/contracts/rounds';
import type { ReactNode } from 'react';

/** Why a game's frame asks to be closed. session-expired: its session takes no more stakes, for a reason the platform knows. */
export type FrameCloseReason = 'player' | 'session-expired' | 'unavailable' | 'technical-work';

/** What the site hears of what a game tells the page around it, by postMessage. */
export type GameMessage =
  | { type: 'ready' }
  | { type: 'round-start' }
  | { type: 'round-turns' }
  | { type: 'round-end' }
  | { type: 'deposit' }
  | { type: 'refill' }
  | { type: 'reality-check' }
  | { type: 'close'; reason: FrameCloseReason }
  | { type: 'verify'; url: string }
  | { type: 'report-name'; name: string }
  | { type: 'heard'; sounds: boolean; music: boolean };

/** Draws what asks about a nickname that is to be reported; `onDone` once it was, or was not after all. */
export type ReportOf = (nickname: string, onDone: () => void) => ReactNode;

export type GameMode = 'real' | 'demo';

/** Causes a player reads on the game's cover (spec §8, and what ends a game that is open). */
export type CoverMessage =
  | 'unavailable'
  | 'technicalWork'
  | 'network'
  | 'sessionOver'
  | 'openedElsewhere'
  | 'stopped'
  | 'notHere'
  | 'limitsNeeded'
  | 'identity'
  | 'signedOut';

/** How the stage of a game stands. */
export type StageState =
  | { kind: 'idle' }
  | { kind: 'launching' }
  | { kind: 'playing'; url: string; session: string | null; opened: number; silent?: boolean }
  | { kind: 'failed'; message: CoverMessage };

/** An open game: its address, and its session at the platform (null in demo play). `opened` in ms since the epoch. silent: it says nothing to us. */
export type OpenGame = Extract<StageState, { kind: 'playing' }>;

/** How the frame gets on. loading: no word of it yet. lost: no connection; it goes on by itself. */
export type FrameState = 'loading' | 'idle' | 'round' | 'lost';

/** A game session as the platform knows it. `since`: when it began, ms by this device's clock. */
export type PlayedSession = GameSession & { since: number };
