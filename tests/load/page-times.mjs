/** Event timing counts in steps of 8 ms, and tells nothing of what took less than this. */
export const MIN_SEEN_MS = 16;

/** Put into a page before it loads: notes every shift of its layout and how long each key or press took to the next paint. */
export function watchPage() {
  window.seen = { shift: 0, interactions: new Map() };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    // One press is several events: its time is the longest of theirs.
    for (const { interactionId, duration } of list.getEntries()) {
      const before = window.seen.interactions.get(interactionId) ?? 0;
      if (interactionId) window.seen.interactions.set(interactionId, Math.max(before, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** @returns the milliseconds of every key and press since this was last asked, those under {@link MIN_SEEN_MS} left out */
export const takeInteractions = (page) =>
  page.evaluate(() => {
    const times = [...window.seen.interactions.values()];
    window.seen.interactions.clear();
    return times;
  });

/** Runs in a page: from the next click on a link to the first frame with the heading of where it leads, in milliseconds. */
export function timeToHeading(path) {
  const headingOf = () => document.querySelector('main h1')?.textContent;
  const left = headingOf();
  return new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const began = performance.now();
        const look = () => {
          const heading = headingOf();
          if (location.pathname === path && heading && heading !== left) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** @returns the smallest of `times` that `share` of them do not exceed */
export function percentile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
