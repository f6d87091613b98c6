/** What each open dialog was opened from: the element that had the focus, and behind it what its own dialog was opened from. */
const openersOf = new WeakMap<Element, readonly Element[]>();

/** Where the focus is to return to once what opens now has closed, the nearest first. To be asked before it takes the focus. */
export function openersNow(): readonly Element[] {
  const active = document.activeElement;
  if (!active || active === document.body) return [];
  const within = active.closest('[role=dialog]');
  return [active, ...((within && openersOf.get(within)) ?? [])];
}

/** A dialog is on the screen, opened from there. */
export function opensFrom(dialog: Element, openers: readonly Element[]): void {
  openersOf.set(dialog, openers);
}

/**
 * Gives the focus back to the nearest opener that is still there, and leaves the page where it is: a header that sticks to the
 * top of the screen lies elsewhere in the page. A next step of the flow, a dialog too, keeps the focus it has by now.
 */
export function returnFocus(openers: readonly Element[]): void {
  const opener = openers.find((each) => each.isConnected && !each.closest('[hidden]'));
  const others = [...document.querySelectorAll('[role=dialog]')];
  if (others.length > 0 && !others.some((other) => opener && other.contains(opener))) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
