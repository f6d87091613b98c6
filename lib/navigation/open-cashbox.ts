import { cashboxRoutes } from '../routes/cashbox-routes';
import { localePath } from '../routes/paths';
import { type CashboxInput, isOverlayShown, opensAsPage, withOverlay, withoutOverlay } from './cashbox-address';

let goTo: ((href: string) => void) | undefined;

/** For the host in the frame: how pages are gone to. Returns how to stop. */
export function onCashboxPage(go: (href: string) => void): () => void {
  goTo = go;
  return () => {
    if (goTo === go) goTo = undefined;
  };
}

/** Whether the cashbox would open as a page of its own here and now. */
export function opensAsPageHere(): boolean {
  return opensAsPage({ width: window.innerWidth, path: window.location.pathname });
}

/** Shows the cashbox over the current page, whose own query and scroll position stay. `input` as a link's query. */
export function showOverlay(input: URLSearchParams): void {
  const { pathname, search, hash } = window.location;
  const address = withOverlay(`${pathname}${search}${hash}`, input);
  // The router hears of both and fetches nothing. Within the overlay there is nothing to go back to step by step.
  if (isOverlayShown(new URLSearchParams(search))) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
}

/** Takes the cashbox out of the address; whatever else the page has there stays. Spec §2. */
export function hideOverlay(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', withoutOverlay(`${pathname}${search}${hash}`));
}

/**
 * Opens the cashbox, from anywhere in the browser: a page of its own or over the current one, as spec §2 has it. Links
 * to cashboxRoutes.at(...) do the same by themselves.
 */
export function openCashbox({ action = 'deposit', depositAmount }: CashboxInput = {}): void {
  const path = cashboxRoutes.at(action, depositAmount);
  if (!opensAsPageHere()) {
    showOverlay(new URL(path, window.location.origin).searchParams);
    return;
  }
  const href = localePath(document.documentElement.lang, path);
  if (goTo) goTo(href);
  else window.location.assign(href);
}

/** From within the cashbox: the same view by another filter. Nothing is added to the way back, and nothing scrolls. */
export function refineCashbox(path: string): void {
  const input = new URL(path, window.location.origin).searchParams;
  if (isOverlayShown(new URLSearchParams(window.location.search))) showOverlay(input);
  else window.history.replaceState(null, '', localePath(document.documentElement.lang, path));
}
