import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many urgent dialogs are open; and who shows or hides itself by it. */
let count = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  count += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * An urgent dialog takes the place of the one that is open, which comes back as it was: there is never a dialog on a dialog.
 * @param urgent whether this one is open and urgent
 * @returns whether another one, which is urgent, stands in the place of this one now
 */
export function useUrgency(urgent: boolean): boolean {
  useLayoutEffect(() => {
    if (!urgent) return;
    change(1);
    return () => change(-1);
  }, [urgent]);
  const waiting = useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
  return waiting && !urgent;
}
