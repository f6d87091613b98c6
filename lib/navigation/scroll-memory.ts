const KEY = 'kozyr:scroll';
const MAX_PLACES = 20;

/** The place that the reader is on the way back to: path with locale, and query. */
let returning: string | null = null;

function readPlaces(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Remembers how far down a place was read, for as long as the tab lives. */
export function keepScroll(place: string, top: number): void {
  try {
    const others = readPlaces().filter(([other]) => other !== place);
    sessionStorage.setItem(KEY, JSON.stringify([...others, [place, Math.round(top)]].slice(-MAX_PLACES)));
  } catch {
    // Storage is forbidden or full: back leads to the top.
  }
}

/** How far down it was; null for a place that was never read, or only its top. */
export function recallScroll(place: string): number | null {
  return readPlaces().find(([other]) => other === place)?.[1] || null;
}

/** The reader goes back to a place, by the browser's own button or by the site's. */
export function noteReturn(place: string): void {
  returning = place;
}

/** Where to scroll on arriving at a place: null unless the reader has come back to it. Asked once. */
export function takeReturn(place: string): number | null {
  const isBack = returning === place;
  returning = null;
  return isBack ? recallScroll(place) : null;
}
