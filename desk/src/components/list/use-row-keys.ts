'use client';
import { type KeyboardEvent, useState } from 'react';

type Rows = { count: number; onOpen: (index: number) => void; onMove: (index: number) => void };

/** Where a key brings the row that is stood on; null for a key that moves nothing. */
export function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at - 1,
    k: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: last,
  };
  const wanted = to[key];
  return wanted === undefined ? null : Math.min(last, Math.max(0, wanted));
}

/** The row that is stood on, moved by arrows, j and k, pages, Home and End; Enter opens it. */
export function useRowKeys({ count, onOpen, onMove }: Rows) {
  const [at, setAt] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, button')) return;
    if (event.key === 'Enter' && at >= 0 && event.target === event.currentTarget) {
      event.preventDefault();
      onOpen(at);
      return;
    }
    const next = moved(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    onMove(next);
  };
  return { at: Math.min(at, count - 1), setAt, onKeyDown };
}
