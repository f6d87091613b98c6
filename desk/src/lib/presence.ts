/** Without a hand on the page for so long, whatever it asks it asks by itself; milliseconds. */
const AWAY_MS = 60_000;

let lastSeen = Number.NEGATIVE_INFINITY;

/** Watches whether somebody is at the page: by its keys, its pointer, and by coming back to it. Answers how to stop. */
export function watchPresence(now: () => number = () => performance.now()): () => void {
  const seen = () => {
    lastSeen = now();
  };
  seen();
  const events = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;
  for (const event of events) window.addEventListener(event, seen, { capture: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, seen, { capture: true });
  };
}

/** Whether nobody is at the page: what it asks then keeps no idle session alive. */
export const isAway = (now = performance.now()): boolean => now - lastSeen > AWAY_MS;
