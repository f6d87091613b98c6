import type { BigWin } from '@kozyr/contracts/big-wins';

/** By what a win of the list and one just heard are known to be the same. */
export const winKey = ({ won_at, game, amount, currency, player }: BigWin): string =>
  [won_at, game.slug, amount, currency, player].join(' ');
