import type { StakeCurrency } from '@kozyr/contracts/money';
import './overlay.css';
import { moneyText, timesText } from '../page/amounts';
import { h, pause } from './dom';

/** How long what was won stands across the field. */
const RESULT_MS = 2_400;

/** How long a notice covers what is above the field; the screen reader has it as well. */
const NOTICE_MS = 6_000;

/** What lies over the field for a moment: the result of a round, and a notice. */
export function createOverlay(announce: (text: string) => void) {
  const result = h('div', { class: 'result', hidden: true, 'aria-hidden': 'true' });
  const notice = h('p', { class: 'notice', hidden: true });
  let results = 0;

  return {
    elements: [result, notice] as const,
    /** Empty takes the notice away. */
    note(text: string): void {
      notice.textContent = text;
      notice.hidden = text === '';
      if (text === '') return;
      announce(text);
      void pause(NOTICE_MS).then(() => {
        if (notice.textContent === text) notice.hidden = true;
      });
    },
    /** A loss speaks for itself on the field (null); what was won is written across it, and gives way to what was hidden. */
    result(won: { amount: string; multiplier: string } | null, currency: StakeCurrency): void {
      results += 1;
      result.hidden = won === null;
      if (!won) return;
      result.replaceChildren(h('b', {}, timesText(won.multiplier)), h('span', {}, moneyText(won.amount, currency)));
      const shown = results;
      void pause(RESULT_MS).then(() => {
        if (shown === results) result.hidden = true;
      });
    },
  };
}

export type Overlay = ReturnType<typeof createOverlay>;
