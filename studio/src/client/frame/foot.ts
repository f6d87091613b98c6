import { grouped, moneyText } from '../../page/amounts';
import { say } from '../config';
import { controlIcon, h, ICONS } from '../dom';
import { frameButton } from './frame-button';

type Handlers = Record<'spin' | 'less' | 'more', () => void>;
/** The engine's own buttons beside the big one. */
type Own = { before: readonly Element[]; after: readonly Element[] };

function figure(label: string, test: string, extra = '') {
  const value = h('output', { 'data-testid': test, class: 'value' }, '—');
  return { value, element: h('div', { class: `figure ${extra}` }, h('span', { class: 'label' }, label), value) };
}

// Not before the table is open: a press that does nothing would look like a broken game.
const bigButton = (click: () => void) =>
  h(
    'button',
    {
      type: 'button',
      class: 'spin',
      'data-testid': 'spin-button',
      'aria-label': say('spin'),
      disabled: true,
      click,
    },
    controlIcon(ICONS.spin),
  );

/** The foot of the frame: the balance, the last win, the bet between less and more, and the big button. */
export function createFoot(on: Handlers, { before, after }: Own) {
  const balance = figure(say('balance'), 'balance');
  const win = figure(say('win'), 'last-win', 'won');
  const bet = figure(say('bet'), 'bet');
  const less = frameButton('less', say('lessBet'), ICONS.minus, on.less);
  const more = frameButton('more', say('moreBet'), ICONS.plus, on.more);
  const spin = bigButton(on.spin);
  const element = h(
    'footer',
    {},
    h('div', { class: 'figures' }, balance.element, win.element),
    h('div', { class: 'betting' }, less, bet.element, more),
    h('div', { class: 'actions' }, ...before, spin, ...after),
  );
  return {
    element,
    spin,
    /** While a round goes on the big button hurries or stops it, and the bet stays. */
    setBusy(busy: boolean, failed: boolean) {
      spin.toggleAttribute('disabled', failed);
      spin.setAttribute('aria-label', say(busy ? 'stop' : 'spin'));
      spin.querySelector('.icon path')?.setAttribute('d', busy ? ICONS.stop : ICONS.spin);
      for (const item of [less, more]) item.toggleAttribute('disabled', busy);
    },
    balance(amount: string, currency: string) {
      balance.value.textContent = moneyText(amount, currency);
    },
    bet(amount: string, currency: string, first: boolean, last: boolean) {
      bet.value.textContent = moneyText(amount, currency);
      less.toggleAttribute('disabled', first);
      more.toggleAttribute('disabled', last);
    },
    win(amount: string) {
      win.value.textContent = grouped(amount);
      win.element.classList.toggle('some', amount !== '0.00');
    },
  };
}
