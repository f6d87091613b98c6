import { create } from 'zustand';
import { endWaiting, keepTurning, NOTHING_UNSHOWN, nextEnd, receiveWin, showRound, type UnshownWin } from './unshown';

/** What games of this browser have not shown yet. Read it where a balance or a result stands beside a game; money's own pages never do. */
export const useUnshown = create(() => NOTHING_UNSHOWN);

type Word = { kind: 'turns' | 'shown'; session: string };

/** Every tab of the browser shows the same balance, so each knows of the rounds of the others. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kozyr-rounds');

let timer: ReturnType<typeof setTimeout> | undefined;

function plan(): void {
  clearTimeout(timer);
  const end = nextEnd(useUnshown.getState());
  if (end === null) return;
  timer = setTimeout(
    () => {
      useUnshown.setState((now) => endWaiting(now, Date.now()), true);
      plan();
    },
    Math.max(0, end - Date.now()),
  );
}

function hear({ kind, session }: Word): void {
  useUnshown.setState(
    (now) => (kind === 'turns' ? keepTurning(now, session, Date.now()) : showRound(now, session)),
    true,
  );
  plan();
}

channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));

function say(word: Word): void {
  hear(word);
  channel?.postMessage(word);
}

/** The game of a session says that its round begins or still turns. */
export const roundTurns = (session: string): void => say({ kind: 'turns', session });

/** The round was shown, or its game is gone. */
export const roundShown = (session: string): void => say({ kind: 'shown', session });

/** The stream tells of a win together with the wallet that holds it. */
export function winCame(win: Omit<UnshownWin, 'came'>): void {
  useUnshown.setState((now) => receiveWin(now, { ...win, came: Date.now() }), true);
  plan();
}
