import { CASHBOX_KEYS, CASHBOX_SHOWN, type CashboxAction } from '../routes/cashbox-routes';
import { withoutLocale } from '../routes/paths';
import { routes } from '../routes/routes';

/** What somebody wants of the cashbox. `depositAmount` is a decimal string that the form starts with. */
export type CashboxInput = { action?: CashboxAction; depositAmount?: string | undefined };

/** From this width on there is room for an overlay; the breakpoint "tablet" of §9. */
export const OVERLAY_MIN_WIDTH = 768;

/**
 * Whether the cashbox opens as a full page: under 768 px of width, or on a path with /profile or /cashback in it; on its
 * own page it stays one. Spec §2.
 */
export function opensAsPage({ width, path }: { width: number; path: string }): boolean {
  if (width < OVERLAY_MIN_WIDTH) return true;
  return [routes.profile(), routes.cashback()].some((part) => path.includes(part)) || isCashboxPage(path);
}

/** Whether a path, with locale or without, is the cashbox's own page. */
export function isCashboxPage(path: string): boolean {
  return withoutLocale(path) === routes.cashboxPage();
}

/** Whether a query asks for the cashbox over its page. */
export function isOverlayShown(query: Pick<URLSearchParams, 'get'>): boolean {
  return query.get(CASHBOX_KEYS.show) === CASHBOX_SHOWN;
}

function change(address: string, edit: (query: URLSearchParams) => void): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  edit(searchParams);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/**
 * The page's own address with the cashbox shown over it; `input` is the query of a link to the cashbox. Every other key
 * of the page stays. Spec §2.
 */
export function withOverlay(address: string, input: URLSearchParams): string {
  return change(withoutOverlay(address), (query) => {
    query.set(CASHBOX_KEYS.show, CASHBOX_SHOWN);
    for (const key of Object.values(CASHBOX_KEYS)) {
      const value = input.get(key);
      if (value !== null && key !== CASHBOX_KEYS.show) query.set(key, value);
    }
  });
}

/** The cashbox's own page for the same input, as a path without locale. */
export function asPage(input: URLSearchParams): string {
  const { search } = new URL(withOverlay('/', input), 'http://site');
  const query = new URLSearchParams(search);
  query.delete(CASHBOX_KEYS.show);
  return query.size > 0 ? `${routes.cashboxPage()}?${query}` : routes.cashboxPage();
}

/** The page's address once the overlay is closed: the keys of the cashbox go, all others stay. Spec §2. */
export function withoutOverlay(address: string): string {
  return change(address, (query) => {
    if (!isOverlayShown(query)) return;
    for (const key of Object.values(CASHBOX_KEYS)) query.delete(key);
  });
}

/** The longest way back that a payment takes along; the platform takes no longer one. */
const MAX_RETURN_PATH = 512;

/**
 * Where a payment leads back to: the page under the overlay with the cashbox over it, where `address` (path and query of the window) shows
 * one; else, and for an address that is too long, `page`.
 */
export function returnPathOf(address: string, page: string): string {
  const { searchParams } = new URL(address, 'http://site');
  if (!isOverlayShown(searchParams)) return page;
  const back = withOverlay(address, new URLSearchParams({ [CASHBOX_KEYS.action]: 'deposit' }));
  return back.length <= MAX_RETURN_PATH ? back : page;
}
