/**
 * Escape closes the highest sheet. Radix's layers take turns by effects: between a sheet's first picture and its effects, on a slow
 * machine for half a second, the sheet below still hears the key. It hands it on.
 */
const closers = new WeakMap<Element, () => void>();

/** What Escape does to a sheet that is on the screen. */
export function closesByEscape(sheet: Element, close: () => void): void {
  closers.set(sheet, close);
}

/** The highest sheet where it is not this one: each is put at the end of the page as it opens. */
export function sheetOver(sheet: Element | null): Element | null {
  const highest = [...document.querySelectorAll('[role=dialog]')].findLast((each) => closers.has(each));
  return highest && highest !== sheet ? highest : null;
}

/** Escape, for a sheet that does not hear it yet. */
export function closeByEscape(sheet: Element): void {
  closers.get(sheet)?.();
}
