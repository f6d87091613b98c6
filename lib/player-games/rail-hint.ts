/** The lists of a player's own that have rows in the lobby. */
export type PlayerList = 'favourites' | 'recent';

/** Attribute of the html element that says which rows of one's own the lobby shows, see app/shell/first-visit.js. */
const ATTRIBUTE = 'data-rails';

const keyOf = (member: boolean) => `kozyr:rails:${member ? 'member' : 'guest'}`;

/** Remembers that a reader has, or has not, games in a list: the next page makes room for the row before it is painted. */
export function keepRailHint(member: boolean, list: PlayerList, has: boolean): void {
  try {
    const held = new Set((localStorage.getItem(keyOf(member)) ?? '').split(' ').filter(Boolean));
    if (has) held.add(list);
    else held.delete(list);
    if (held.size === 0) localStorage.removeItem(keyOf(member));
    else localStorage.setItem(keyOf(member), [...held].join(' '));
  } catch {
    // Nothing may be kept here: the rows stay away.
  }
}

/** A page reached without loading a document takes over what has been remembered since. */
export function renewRailHint(member: boolean): void {
  try {
    const held = localStorage.getItem(keyOf(member));
    if (held) document.documentElement.setAttribute(ATTRIBUTE, held);
    else document.documentElement.removeAttribute(ATTRIBUTE);
  } catch {
    // As above.
  }
}

/** Whether this page has made room for a row. */
export function hasRoomFor(list: PlayerList): boolean {
  return (document.documentElement.getAttribute(ATTRIBUTE) ?? '').split(' ').includes(list);
}
