import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import type { LinkedModal } from '@/lib/routes/routes';

/**
 * What each kind of modal is opened with. Whoever opens a kind adds it here by declaration merging, so that the queue knows no
 * feature; app/modals draws every kind.
 */
export interface ModalRequests {
  linked: LinkedModal;
}
export type ModalKind = keyof ModalRequests;

/** What opens without a press of the player, in the order in which it comes when several wait. */
const NOTICES = [
  /** The modal that the page was loaded with, ?modal=wheel. */
  'linked',
  'jackpot-win',
  'jackpot-round',
  'battle-win',
  /** The player's active bonus has come. */
  'bonus-received',
  /** The player's first deposit has arrived. */
  'first-deposit',
  /** A bonus was wagered, and what was left of it is the player's own. */
  'bonus-wagered',
  'star-gained',
  /** A record of what was received: a prize of the wheel, cashback. */
  'record-received',
  'offer',
] as const;
export type NoticeKind = (typeof NOTICES)[number];

/**
 * When a modal is shown. What the player asked for opens at once, over what lies there, or once the one of its kind before it has
 * left; a notice when nothing that was asked for lies open, one at a time.
 */
export type ModalTurn = 'at-once' | 'after-its-kind' | NoticeKind;

/** A kind with what it is opened with. */
export type ModalRequest = { [Kind in ModalKind]: { kind: Kind; request: ModalRequests[Kind] } }[ModalKind];

export type Modal = ModalRequest & {
  id: number;
  turn: ModalTurn;
  /** The player asked for it, and it is its turn. A notice has its turn while the queue's `shown` is its id. */
  open: boolean;
};

type ModalQueue = {
  /** Every modal that is wanted, in the order they were asked for. */
  modals: readonly Modal[];
  /** How many dialogs of pages lie open beside them, or are on their way. */
  dialogs: number;
  /** The notice that has its turn. */
  shown: number | null;
  /** A dialog has just closed: the focus is on its way back, and a second press must not meet the next one. */
  resting: boolean;
  /** A game is showing its round: no notice begins, since it may be what the round ends with. */
  held: boolean;
};

/** Between one dialog and the next. */
export const REST_MS = 200;
/** The longest that a round keeps notices back, however much its game has to show. */
export const MAX_HELD_MS = 120_000;

export const useModalQueue = create<ModalQueue>(() => ({
  modals: [],
  dialogs: 0,
  shown: null,
  resting: false,
  held: false,
}));

const { getState: get, setState: set } = useModalQueue;

/** Whether something that the player asked for lies open or is on its way: no notice is shown meanwhile. */
const isBusy = ({ dialogs, modals }: ModalQueue): boolean => dialogs > 0 || modals.some(({ open }) => open);

/** Gives the turn to the next notice where none has it and nothing is in its way. */
function showNext(): void {
  const { shown, modals, resting, held } = get();
  if (isBusy(get()) || shown !== null || resting || held) return;
  for (const kind of NOTICES) {
    const next = modals.find(({ turn }) => turn === kind);
    if (!next) continue;
    set({ shown: next.id });
    return;
  }
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

let lastId = 0;

export function nextModalId(): number {
  lastId += 1;
  return lastId;
}

/** Puts a modal into the queue: it is not lost before it is closed. @returns its id */
export function openModal(asked: ModalRequest, turn: ModalTurn = 'at-once', id = nextModalId()): number {
  const { modals, shown } = get();
  const open = turn === 'at-once' || (turn === 'after-its-kind' && !modals.some(({ kind }) => kind === asked.kind));
  // A notice that is shown gives way, and waits again.
  set({ modals: [...modals, { ...asked, id, turn, open }], shown: open ? null : shown });
  showNext();
  return id;
}

/** Another request for a modal that is in the queue, which keeps its place there. */
export function changeModal(id: number, asked: ModalRequest): void {
  set(({ modals }) => ({
    modals: modals.map((modal) => (modal.id === id ? { ...asked, id, turn: modal.turn, open: modal.open } : modal)),
  }));
}

/** Takes a modal out of the queue; what is not there any more is not closed twice. */
export function closeModal(id: number): void {
  const { modals, shown } = get();
  const modal = modals.find((each) => each.id === id);
  if (!modal) return;
  set({ modals: modals.filter((each) => each !== modal), shown: shown === id ? null : shown });
  if (shown === id || (modal.open && !isBusy(get()))) beginRest();
}

/**
 * A dialog of a page opened that the player asked for, or what asks for one began: a notice that is shown gives way and waits
 * again. Such dialogs may lie over each other, as the steps of what the player does. Ends by the returned function.
 */
export function dialogAsked(): () => void {
  set(({ dialogs }) => ({ dialogs: dialogs + 1, shown: null }));
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    set(({ dialogs }) => ({ dialogs: dialogs - 1 }));
    if (!isBusy(get())) beginRest();
  };
}

/** Keeps notices back while `open`: a dialog that the player asked for lies there or is on its way. */
export function useAskedDialog(open: boolean): void {
  useEffect(() => (open ? dialogAsked() : undefined), [open]);
}

/**
 * Keeps notices from beginning while `held`: a game shows its round, and what it brought is not told before its end. One that lies there
 * already stays. Ends by itself after `MAX_HELD_MS`.
 */
export function useHeldNotices(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    const release = () => {
      set({ held: false });
      showNext();
    };
    set({ held: true });
    const longest = setTimeout(release, MAX_HELD_MS);
    return () => {
      clearTimeout(longest);
      release();
    };
  }, [held]);
}

/** Runs it once no game shows its round: at once where none does. */
export function onceShown(tell: () => void): void {
  if (!get().held) {
    tell();
    return;
  }
  const stop = useModalQueue.subscribe(({ held }) => {
    if (held) return;
    stop();
    tell();
  });
}

/** True around a modal that has its own turn in the queue of modals, as one that opens by itself does. */
export const NoticeScope = createContext(false);

/** Whether what asks stands in a notice, which waits for its turn, and not in a dialog that the player asked for. */
export const useInNotice = (): boolean => useContext(NoticeScope);
