/** Where the alert messages of spec §3 are kept, so that they survive a page load (spec §4). */
export const ALERTS_KEY = 'kozyr-alerts';

/** Whether there can be a message. Asked by every page, which loads nothing else of them. */
export function alertsMayWait(): boolean {
  try {
    return localStorage.getItem(ALERTS_KEY) !== null;
  } catch {
    return false;
  }
}
