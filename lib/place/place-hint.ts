import { notOffered, type Place } from '@kozyr/contracts/place';

/** Attribute of the html element that says what is not offered here, see app/shell/first-visit.js and app/globals.css. */
const ATTRIBUTE = 'data-without';
const KEY = 'kozyr:without';

/**
 * Shows this page as it is where its player is, and remembers it: the next page is so before it is painted. Pages are the same for
 * everybody; what is not offered everywhere says so by `data-needs`, and what takes its place by `data-instead-of`. For guests the edge
 * says it by PLACE_COOKIE.
 */
export function keepPlaceHint(place: Place): void {
  const without = notOffered(place).join(' ');
  document.documentElement.setAttribute(ATTRIBUTE, without);
  try {
    localStorage.setItem(KEY, without);
  } catch {
    // Nothing may be kept here: each page finds out anew.
  }
}

/** Whether games are played for credits here, as far as is known before the platform has been asked. */
export function playsForCredits(): boolean {
  const without = (document.documentElement.getAttribute(ATTRIBUTE) ?? '').split(' ');
  return without.includes('money') && !without.includes('credits');
}
