import { useEffect } from 'react';
import { create } from 'zustand';

/** What opens without a press of the player, in the order in which it comes when several wait. */
const NOTICES = [
  /** The modal that the page was loaded with, ?modal=wheel. */
  'linked',
  'jackpot-win',
  'jackpot-round',
  'battle-win',
  /** The player's active bonus has come. */
  'bonus-received',
  /** A record of what was received: a prize of the wheel, cashback. */
  'record-received',
  'offer',
] as const;
export type NoticeKind = (typeof NOTICES)[number];

type Notice = { id: symbol; kind: NoticeKind };
type ModalQueue = {
  /** How many dialogs lie open that the player asked for. While there is any, no notice is shown. */
  asked: number;
  /** The notice that has its turn. */
  shown: symbol | null;
  /** Every notice that wants to be seen, the shown one among them. */
  notices: readonly Notice[];
  /** A dialog has just closed: the focus is on its way back, and a second press must not meet the next one. */
  resting: boolean;
};

/** Between one dialog and the next. */
export const REST_MS = 200;

export const useModalQueue = create<ModalQueue>(() => ({ asked: 0, shown: null, notices: [], resting: false }));

const { getState: get, setState: set } = useModalQueue;

function nextOf(notices: readonly Notice[]): symbol | null {
  for (const kind of NOTICES) {
    const first = notices.find((notice) => notice.kind === kind);
    if (first) return first.id;
  }
  return null;
}

/** Gives the turn to the next notice where none has it and nothing is in its way. */
function showNext(): void {
  const { asked, shown, notices, resting } = get();
  if (asked === 0 && shown === null && !resting && notices.length > 0) set({ shown: nextOf(notices) });
}

let rest: ReturnType<typeof setTimeout> | undefined;

function beginRest(): void {
  clearTimeout(rest);
  set({ resting: true });
  rest = setTimeout(() => {
    set({ resting: false });
    showNext();
  }, REST_MS);
}

/**
 * A dialog opened that the player asked for, or what asks for one began: a notice that is shown gives way and waits again.
 * Such dialogs may lie over each other, as the steps of what the player does. Ends by the returned function.
 */
export function dialogAsked(): () => void {
  set(({ asked }) => ({ asked: asked + 1, shown: null }));
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    set(({ asked }) => ({ asked: asked - 1 }));
    if (get().asked === 0) beginRest();
  };
}

/** A notice wants to be seen; it is not lost before the returned function is called. Its turn is when `shown` is its id. */
export function noticeAsked(id: symbol, kind: NoticeKind): () => void {
  set(({ notices }) => ({ notices: [...notices, { id, kind }] }));
  showNext();
  return () => {
    const wasShown = get().shown === id;
    set(({ notices, shown }) => ({
      notices: notices.filter((notice) => notice.id !== id),
      shown: wasShown ? null : shown,
    }));
    if (wasShown) beginRest();
  };
}

/** Keeps notices back while `open`: a dialog that the player asked for lies there or is on its way. */
export function useAskedDialog(open: boolean): void {
  useEffect(() => (open ? dialogAsked() : undefined), [open]);
}
