/** A moment as the content service stores it: ISO 8601 text; null or absent means open on that side. */
type Moment = string | null | undefined;

/**
 * Whether the moment lies within the window, each side optional, both sides inclusive (spec §5). A date that can't be read
 * hides nothing. With `ahead`, also whether the window opens within so many seconds: for a reader that keeps the answer and
 * looks at the dates itself.
 */
export function isWithinWindow(window: { startDate?: Moment; endDate?: Moment }, now: Date, ahead = 0): boolean {
  const time = now.getTime();
  if (window.startDate && time + ahead * 1000 < Date.parse(window.startDate)) return false;
  if (window.endDate && time > Date.parse(window.endDate)) return false;
  return true;
}
