'use client';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** A browser may refuse to keep anything; then what is chosen holds for this page alone. */
function readKept(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A text this browser keeps under a name, and a way to change it; null where there is none. It is never personal data. */
export function useKept(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readKept(name),
    () => null,
  );
  const keep = useCallback(
    (next: string | null) => {
      try {
        if (next === null) window.localStorage.removeItem(name);
        else window.localStorage.setItem(name, next);
      } catch {
        // The browser keeps nothing.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [value, keep];
}
