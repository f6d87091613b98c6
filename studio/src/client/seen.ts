import { api } from './api';

let timer: ReturnType<typeof setTimeout> | undefined;

/** A round whose end was watched is not shown again on return. The next spin says so by itself; only a pause needs telling. */
export function seenSoon(idle: () => boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (idle()) void api.seen();
  }, 1_000);
}

/** Whoever leaves the page between two rounds has seen the last one end. */
export function seenOnLeaving(idle: () => boolean): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && idle()) void api.seen();
  });
}
