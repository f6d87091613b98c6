/** What a game tells the page around it, by postMessage. */
export type GameMessage =
  | { type: 'ready' }
  | { type: 'round-start' }
  | { type: 'round-end' }
  | { type: 'balance' }
  | { type: 'deposit' }
  | { type: 'close' };

/** How the frame of a game stands. */
export type StageState =
  | { kind: 'idle' }
  | { kind: 'launching' }
  | { kind: 'playing'; url: string; session: string | null; since: number }
  | { kind: 'failed'; message: 'notWorking' | 'notInCountry' | 'unavailable' | 'technicalWork' | 'network' };
