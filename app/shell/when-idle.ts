const MAX_WAIT_MS = 2_000;
/** What shows that somebody is about to use the page. */
const STIRS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Runs work once the browser has nothing better to do, or as soon as the reader touches the page. @returns calls it off */
export function whenIdle(work: () => void): () => void {
  let waiting = true;
  const begin = () => {
    if (!waiting) return;
    stop();
    work();
  };
  const stop = () => {
    waiting = false;
    for (const stir of STIRS) window.removeEventListener(stir, begin);
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
  for (const stir of STIRS) window.addEventListener(stir, begin, { passive: true });
  // Safari knows no idle callbacks.
  const knows = 'requestIdleCallback' in window;
  const timer = setTimeout(begin, knows ? MAX_WAIT_MS : MAX_WAIT_MS / 10);
  const idle = knows ? window.requestIdleCallback(begin) : undefined;
  return stop;
}
