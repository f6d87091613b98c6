import { CASHBOX_KEYS } from '../routes/cashbox-routes';
import { withoutLocale } from '../routes/paths';
import { AUTH_KEY, BATTLE_KEY, BATTLE_TAB_KEY, MODAL_KEY, parentOf, routes } from '../routes/routes';
import { isOverlayShown, withoutOverlay } from './cashbox-address';

/** Where a reader has been in this tab, oldest first: paths without locale, with their queries. Spec §2, history rules. */
export type BackHistory = readonly string[];

/** Older places than these are forgotten. */
const MAX_ENTRIES = 50;

const read = (address: string) => new URL(withoutLocale(address), 'http://site');

/** What is remembered of an address; null for one that is not recorded: something stands open over the page. */
function asEntry(address: string): string | null {
  const { pathname, searchParams, hash } = read(address);
  if (isOverlayShown(searchParams) || searchParams.has(CASHBOX_KEYS.depositAmount)) return null;
  if (searchParams.has(MODAL_KEY) || searchParams.has(AUTH_KEY)) return null;
  for (const key of [BATTLE_TAB_KEY, BATTLE_KEY, CASHBOX_KEYS.depositAmount]) searchParams.delete(key);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/** The page an address stands for, whatever is open over it. */
function pageOf(address: string): string {
  const { pathname, searchParams } = read(withoutOverlay(address));
  for (const key of [MODAL_KEY, AUTH_KEY, CASHBOX_KEYS.depositAmount]) searchParams.delete(key);
  return asEntry(`${pathname}?${searchParams}`) ?? pathname;
}

/** The reader arrived somewhere by a link. */
export function visited(history: BackHistory, address: string): BackHistory {
  const entry = asEntry(address);
  if (entry === null) return history;
  if (read(address).pathname === routes.main()) return [];
  return history.at(-1) === entry ? history : [...history, entry].slice(-MAX_ENTRIES);
}

/** The address of the page changed under the reader (a filter, a tab): the same place, now called so. */
export function replaced(history: BackHistory, address: string): BackHistory {
  const newest = history.at(-1);
  const same = newest !== undefined && asEntry(address) !== null && read(newest).pathname === read(address).pathname;
  return visited(same ? history.slice(0, -1) : history, address);
}

/**
 * The reader used the browser's own Back or Forward. A place of the history is returned to, and what came after it is
 * dropped; another one is an arrival. So the header's way back never leads forward.
 */
export function travelled(history: BackHistory, address: string): BackHistory {
  const entry = asEntry(address);
  const at = entry === null ? -1 : history.lastIndexOf(entry);
  return at < 0 ? visited(history, address) : history.slice(0, at + 1);
}

/**
 * Where back leads from an address, as a path without locale, and the history from then on. What was passed over is
 * dropped, so that asking again goes further.
 */
export function back(history: BackHistory, current: string): { target: string; history: BackHistory } {
  const here = pageOf(current);
  if (history[0] !== here) {
    const at = history.findLastIndex((entry) => !entry.includes('#') && entry !== here);
    const target = history[at];
    if (target !== undefined) return { target, history: history.slice(0, at + 1) };
  }
  return { target: parentOf(read(current).pathname), history: [] };
}
