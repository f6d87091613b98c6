import type { ReactNode } from 'react';

/** The way into a row that opens above its list: in the row's first cell, so that everybody finds it. */
export function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className="text-link underline underline-offset-2 hover:no-underline" onClick={onOpen}>
      {children}
    </button>
  );
}
