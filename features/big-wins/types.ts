import type { ReactNode } from 'react';

/** A win in its list. */
export type ShownWin = { key: string; row: ReactNode };

export type WinTexts = {
  /** Marks a win that came while the page was open. */
  fresh: string;
};
