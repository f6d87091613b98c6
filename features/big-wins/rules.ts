import type { BigWin } from '@kozyr/contracts/big-wins';
import type { ReactNode } from 'react';

/** A win in its list. */
export type ShownWin = { key: string; row: ReactNode };

export type WinTexts = {
  /** Marks a win that came while the page was open. */
  fresh: string;
};

/** By what a win of the list and one just heard are known to be the same. */
export const winKey = ({ won_at, game, amount, currency, player }: BigWin): string =>
  [won_at, game.slug, amount, currency, player].join(' ');
