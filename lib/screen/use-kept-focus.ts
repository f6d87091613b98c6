import { type RefObject, useEffect, useRef } from 'react';

/** Elements that took a focus; true for as long as one takes it. */
const keepers = new WeakSet<Element>();
let keeping = false;

const nothingHasIt = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus where the reader was when the button that had it vanishes by its own press: the element that the ref is put on takes it
 * then, instead of the page. One that was disabled while it worked, and stays, has it again. The element needs a tabIndex of -1 and words of
 * its own. Whoever has moved the focus elsewhere, or pressed elsewhere, is left alone.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    // What had the focus last, if that was within the box.
    let last: HTMLElement | null = null;
    const came = ({ target }: FocusEvent) => {
      if (keeping) return;
      last = target instanceof HTMLElement && box.current?.contains(target) ? target : null;
    };
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !last?.contains(target)) last = null;
    };
    const observer = new MutationObserver((changes) => {
      if (!last) return;
      if (last.isConnected) {
        const isBack =
          last.matches(':enabled') && changes.some(({ type, target }) => type === 'attributes' && target === last);
        if (isBack && nothingHasIt()) last.focus();
        return;
      }
      last = null;
      const [keeper, now] = [box.current, document.activeElement];
      // Of two around it the inner one keeps it, in whichever order they hear of it.
      if (!keeper || !(nothingHasIt() || (now && keepers.has(now) && now.contains(keeper)))) return;
      keepers.add(keeper);
      keeping = true;
      keeper.focus();
      keeping = false;
    });
    document.addEventListener('focusin', came);
    document.addEventListener('pointerdown', pressed);
    // The whole page, since the box may come after its placeholder.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', came);
      document.removeEventListener('pointerdown', pressed);
      observer.disconnect();
    };
  }, []);
  return box;
}
