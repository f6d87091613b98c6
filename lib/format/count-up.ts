const LASTS_MS = 600;

/** What is shown at a moment of the way from one amount to another, minor units: fast at first, exact at the end. */
export function amountAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / LASTS_MS));
  return part === 1 ? to : Math.floor(from + (to - from) * (1 - (1 - part) ** 3));
}

/** Shows an amount growing into another; at once for who wants no motion, and downwards, where nothing is celebrated. */
export function countUp(from: number, to: number, show: (amount: number) => void): () => void {
  if (to <= from || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to);
    return () => undefined;
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const amount = amountAt(from, to, now - began);
    show(amount);
    if (amount !== to) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
