'use client';
import { useEffect, useRef } from 'react';

/** Whether a key is pressed where text is typed or something is chosen. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog], [role=tablist]') !== null;

/** j and k go to the next and the previous thread; while something is typed, the same with Alt and an arrow. */
export function useThreadKeys(go: (step: 1 | -1) => void): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      const steps: Record<string, 1 | -1> = event.altKey
        ? { ArrowDown: 1, ArrowUp: -1 }
        : isTyping(event.target)
          ? {}
          : { j: 1, k: -1 };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
