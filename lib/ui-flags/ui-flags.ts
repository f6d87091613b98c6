import { create } from 'zustand';

/** Spec §3, UI flags. `backgroundBlured` is the specification's own spelling. */
type UiFlags = { menuOpened: boolean; backgroundBlured: boolean; scrollDisabled: boolean };

export const useUiFlags = create<UiFlags>(() => ({
  menuOpened: false,
  backgroundBlured: false,
  scrollDisabled: false,
}));

const set = useUiFlags.setState;

/** Whatever lies over the page now. Two modals are two: closing one leaves the page covered. */
const covers = new Set<symbol>();

function pageCoveredOrNot(): void {
  const covered = covers.size > 0;
  set({ backgroundBlured: covered, scrollDisabled: covered });
}

/** Something opened over the page: nothing behind it scrolls and it is out of focus, until the returned function is called. */
export function pageCovered(): () => void {
  const cover = Symbol('cover');
  covers.add(cover);
  pageCoveredOrNot();
  return () => {
    covers.delete(cover);
    pageCoveredOrNot();
  };
}

/** The menu was asked for. What shows it covers the page itself. */
export function menuAsked(): void {
  set({ menuOpened: true });
}

/** The menu was closed, or something in it was chosen. */
export function menuLeft(): void {
  set({ menuOpened: false });
}

// The flags stand on the document as well, where the style sheet reads them.
useUiFlags.subscribe(({ backgroundBlured, scrollDisabled }) => {
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute('data-background-blured', backgroundBlured);
  document.documentElement.toggleAttribute('data-scroll-disabled', scrollDisabled);
});
