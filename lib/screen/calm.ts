import { useSyncExternalStore } from 'react';

/** What a reader does first: even a pointer moves well before it presses. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** How long a page is left alone once it has loaded, while nobody uses it. */
const REST_MS = 3_000;
/** Something may be drawn without an end. */
const MAX_WAIT_MS = 1_000;

let calm = false;
let coming: Promise<void> | undefined;

function watchForUse(): Promise<void> {
  return new Promise((done) => {
    const watch = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const become = () => {
      calm = true;
      done();
    };
    const begin = () => {
      watch.abort();
      clearTimeout(timer);
      // What the reader did is answered first. Safari knows no idle callbacks.
      if ('requestIdleCallback' in window) window.requestIdleCallback(become, { timeout: MAX_WAIT_MS });
      else setTimeout(become);
    };
    const rest = () => {
      timer = setTimeout(begin, REST_MS);
    };
    for (const use of USES) window.addEventListener(use, begin, { signal: watch.signal, passive: true, capture: true });
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { signal: watch.signal });
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
const listenToNothing = () => () => undefined;
const isCalm = () => calm;
const no = () => false;

/** Whether whenCalm has come; never where it is not `asked` for, and then nothing is drawn anew by it. */
export const useCalm = (asked = true): boolean =>
  useSyncExternalStore(asked ? listen : listenToNothing, asked ? isCalm : no, no);
