import { h } from '../dom';

/** A symbol from the game's sheet, in a square. */
export const symbolPicture = (symbol: string): HTMLElement =>
  h('div', { class: 'symbol', 'data-of': symbol, 'aria-hidden': 'true' });
