import type { ToastKind } from './toast-card';

export type ToastPosition = 'top-right' | 'top-center';
export type Notice = {
  kind: ToastKind;
  message: string;
  position?: ToastPosition;
  id?: string;
  /** Runs once the toast has stood for a moment where somebody looks: in a tab that is not hidden. */
  onSeen?: () => void;
};

type Listener = (notice: Notice) => void;
let listener: Listener | undefined;
let wake: (() => void) | undefined;
const waiting: Notice[] = [];

/**
 * Shows a toast: its kind becomes the title, `message` is said below. `id` replaces a toast of the same id instead of
 * adding one. Callable from anywhere in the browser, also before the host is there.
 */
export function notify(notice: Notice): void {
  if (listener) {
    listener(notice);
    return;
  }
  waiting.push(notice);
  wake?.();
}

/** For the host: hears that notices wait, without taking them, so that it can fetch what shows them. */
export function onWaiting(next: () => void): () => void {
  wake = next;
  if (waiting.length > 0) next();
  return () => {
    if (wake === next) wake = undefined;
  };
}

/** For the stage: gets every notice, also those that came before it. Returns how to stop. */
export function onNotice(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    if (listener === next) listener = undefined;
  };
}
