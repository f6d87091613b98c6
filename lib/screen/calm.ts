import { useSyncExternalStore } from 'react';

/** What a reader does first: even a pointer moves well before it presses. What reads pages aloud may press with no pointer at all. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'] as const;
/** How long a page that has come alive is left alone while nobody uses it. */
const REST_MS = 3_000;
/** How long what the reader did may take to be answered: a browser that draws nothing new may find no idle moment at all. */
const ANSWER_MS = 500;

let calm = false;
let coming: Promise<void> | undefined;

function watchForUse(): Promise<void> {
  return new Promise((done) => {
    const become = () => {
      calm = true;
      done();
    };
    // What the reader did is answered first. Safari knows no idle callbacks.
    const begin = () => {
      if (!window.requestIdleCallback) setTimeout(become);
      else window.requestIdleCallback(become, { timeout: ANSWER_MS });
    };
    for (const use of USES) window.addEventListener(use, begin, { once: true, passive: true, capture: true });
    setTimeout(begin, REST_MS);
  });
}

/**
 * Comes once a page is used for the first time, or has rested: what is needed then, and not to read the page, waits for it, so that
 * it holds up no first paint and no first answer. It is kept by the document: pages that are gone to later don't wait. Browser only.
 */
export function whenCalm(): Promise<void> {
  coming ??= watchForUse();
  return coming;
}

function listen(listener: () => void): () => void {
  let wanted = true;
  void whenCalm().then(() => wanted && listener());
  return () => {
    wanted = false;
  };
}

/** Whether whenCalm has come; never where it is not `asked` for, and then nothing is drawn anew by it. */
export const useCalm = (asked = true): boolean =>
  useSyncExternalStore(
    listen,
    () => asked && calm,
    () => false,
  );
