import type { StakeCurrency } from '@kozyr/contracts/money';
import { isRaise, type Move } from '../../maths/blackjack/blackjack';
import { moneyText } from '../../page/amounts';
import { h } from '../dom';
import { sayBlackjack } from './say-blackjack';

/** The moves beside standing, which is on the big button, with their keys. */
const BUTTONS = [
  ['hit', 'H'],
  ['double', 'D'],
  ['split', 'P'],
] as const;

/** The buttons of the moves. One that is not offered keeps the keyboard and does nothing. */
export function createMoveButtons(press: (move: Move) => void) {
  let ready = false;
  let offers: readonly Move[] = [];
  const can = (move: Move) => ready && offers.includes(move);
  const made = BUTTONS.map(([move, key]) => {
    const more = h('span', { class: 'more' });
    const button = h(
      'button',
      { type: 'button', class: 'move', 'data-move': move, click: () => can(move) && press(move) },
      h('span', { class: 'named' }, sayBlackjack(move), h('span', { class: 'key', 'aria-hidden': 'true' }, key)),
      more,
    );
    return { move, more, button };
  });

  function paint(): void {
    for (const { move, button } of made) button.setAttribute('aria-disabled', String(!can(move)));
  }

  paint();
  return {
    element: h(
      'div',
      { class: 'moves', role: 'group', 'aria-label': sayBlackjack('moves') },
      ...made.map((one) => one.button),
    ),
    offer(next: readonly Move[]): void {
      offers = next;
      paint();
    },
    enable(on: boolean): void {
      ready = on;
      paint();
    },
    /** Doubling and splitting cost the first stake once more. */
    price(bet: string, currency: StakeCurrency): void {
      for (const { move, more } of made) more.textContent = isRaise(move) ? `+\u00a0${moneyText(bet, currency)}` : '';
    },
    /** Makes a move by its key. @returns whether it is offered */
    press(move: Move): boolean {
      if (!can(move)) return false;
      press(move);
      return true;
    },
  };
}
