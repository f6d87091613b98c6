/**
 * Asks the browser to have the service worker that says, instead of a page, that there is no connection, and to keep what that
 * takes in this language. Browsers without one, and those that keep nothing, go without.
 */
export async function startWorker(locale: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: locale });
  } catch {
    // Storage denied or full, or the script is not to be had now: the next page asks again.
  }
}
