/** A moment as stored: ISO 8601 text; null or absent means open on that side. */
type Moment = string | null | undefined;

/**
 * Whether the moment lies within the window, each side optional, both sides inclusive (spec §5). With `ahead`, also
 * whether the window opens within so many seconds: for a reader that keeps the answer and looks at the dates itself.
 */
export function isWithinWindow(window: { startDate?: Moment; endDate?: Moment }, now: Date, ahead = 0): boolean {
  const time = now.getTime();
  if (window.startDate && time + ahead * 1000 < Date.parse(window.startDate)) return false;
  if (window.endDate && time > Date.parse(window.endDate)) return false;
  return true;
}

/** Whether start lies before end; an open side is always in order. */
export function isWindowInOrder(startDate: unknown, endDate: unknown): boolean {
  if (!startDate || !endDate) return true;
  return momentOf(startDate) < momentOf(endDate);
}

function momentOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}
