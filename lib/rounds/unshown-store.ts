import { useState } from 'react';
import { create } from 'zustand';
import { endWaiting, keepTurning, NOTHING_UNSHOWN, nextEnd, receiveWin, showRound, type UnshownWin } from './unshown';

/** What games of this browser have not shown yet. Read it where a balance or a result stands beside a game; money's own pages never do. */
export const useUnshown = create(() => NOTHING_UNSHOWN);

type RoundNotice = { kind: 'turns' | 'shown'; session: string };

/** Every tab of the browser shows the same balance, so each knows of the rounds of the others. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kozyr-rounds');

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleEnd(): void {
  clearTimeout(timer);
  const end = nextEnd(useUnshown.getState());
  if (end === null) return;
  timer = setTimeout(
    () => {
      useUnshown.setState((now) => endWaiting(now, Date.now()), true);
      scheduleEnd();
    },
    Math.max(0, end - Date.now()),
  );
}

function applyNotice({ kind, session }: RoundNotice): void {
  useUnshown.setState(
    (now) => (kind === 'turns' ? keepTurning(now, session, Date.now()) : showRound(now, session)),
    true,
  );
  scheduleEnd();
}

channel?.addEventListener('message', ({ data }: MessageEvent<RoundNotice>) => applyNotice(data));

function publishNotice(word: RoundNotice): void {
  applyNotice(word);
  channel?.postMessage(word);
}

/** The game of a session says that its round begins or still turns. */
export const roundTurns = (session: string): void => publishNotice({ kind: 'turns', session });

/** The round was shown, or its game is gone. */
export const roundShown = (session: string): void => publishNotice({ kind: 'shown', session });

/** The stream tells of a win together with the wallet that holds it. */
export function winCame(win: Omit<UnshownWin, 'came'>): void {
  useUnshown.setState((now) => receiveWin(now, { ...win, came: Date.now() }), true);
  scheduleEnd();
}

/** What stands beside a game and would tell a win: as it was until the win has been shown. */
export function useWhenShown<T>(value: T): T {
  const waiting = useUnshown(({ wins }) => wins.length > 0);
  const [shown, setShown] = useState(value);
  if (!waiting && shown !== value) setShown(value);
  return waiting ? shown : value;
}
