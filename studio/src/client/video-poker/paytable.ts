import type { StakeCurrency } from '@kozyr/contracts/money';
import { HANDS, type Hand } from '../../maths/video-poker/hands';
import { PAYS } from '../../maths/video-poker/video-poker';
import { fromMinor, moneyText, toMinor } from '../../page/amounts';
import { h } from '../dom';
import { sayPoker } from './say-poker';

/** What a hand pays at a bet. */
export const amountOf = (hand: Hand, bet: string, currency: StakeCurrency): string =>
  moneyText(fromMinor(toMinor(bet) * BigInt(PAYS[hand])), currency);

/** What every hand pays, beside the cards; the line of the hand that lies there is marked. */
export function createPaytable() {
  const lines = HANDS.map((hand) => {
    const amount = h('td', {});
    const row = h(
      'tr',
      { 'data-hand': hand },
      h('th', { scope: 'row' }, sayPoker(hand)),
      h('td', { class: 'times' }, `×${PAYS[hand]}`),
      amount,
    );
    return { hand, row, amount };
  });
  return {
    element: h(
      'table',
      { class: 'paytable', 'aria-label': sayPoker('handPays') },
      h('tbody', {}, ...lines.map(({ row }) => row)),
    ),
    price(bet: string, currency: StakeCurrency): void {
      for (const { hand, amount } of lines) amount.textContent = amountOf(hand, bet, currency);
    },
    /** Marks a hand's line: as what lies there now, or as what was paid. Null: none. */
    mark(marked: Hand | null, paid: boolean): void {
      for (const { hand, row } of lines) {
        row.classList.toggle('lit', hand === marked && paid);
        row.classList.toggle('now', hand === marked && !paid);
        if (hand === marked) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
      }
    },
  };
}
