/** What the site hears of what a game tells the page around it, by postMessage. */
export type GameMessage =
  | { type: 'deposit' }
  | { type: 'close'; reason: 'player' | 'session-expired' }
  | { type: 'verify'; url: string };

/** How the frame of a game stands. */
export type StageState =
  | { kind: 'idle' }
  | { kind: 'launching' }
  | { kind: 'playing'; url: string; session: string | null; since: number }
  | {
      kind: 'failed';
      message: 'unavailable' | 'technicalWork' | 'network' | 'sessionOver';
    };
