import type { StakeCurrency } from '@kozyr/contracts/money';
import { grouped, moneyText } from '../../page/amounts';
import { say } from '../config';
import { controlIcon, h, ICONS } from '../dom';
import { sayOwn } from '../own-texts/say-own';
import { frameButton } from './frame-button';

type Handlers = Record<'spin' | 'less' | 'bet' | 'more', () => void>;
/** The engine's own buttons beside the big one. */
type Own = { before: readonly Element[]; after: readonly Element[] };

function figure(label: string, test: string, extra = '') {
  const value = h('output', { 'data-testid': test, class: 'value' }, '—');
  return { value, element: h('div', { class: `figure ${extra}` }, h('span', { class: 'label' }, label), value) };
}

/** The bet, which a press opens to be typed. Like the other controls, by hand it leaves the keyboard to the big button. */
function betFigure(click: () => void) {
  const value = h('output', { 'data-testid': 'bet', class: 'value' }, '—');
  const element = h(
    'button',
    {
      type: 'button',
      class: 'figure typed',
      'aria-haspopup': 'dialog',
      title: sayOwn('typeBet'),
      disabled: true,
      click: (event) => {
        if (event instanceof MouseEvent && event.detail > 0) element.blur();
        click();
      },
    },
    h('span', { class: 'label' }, say('bet')),
    value,
  );
  return { value, element };
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
  const bet = betFigure(on.bet);
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
  let steady = false;
  let turning = false;
  let busy = true;
  let held = true;
  const markBet = () => bet.element.toggleAttribute('disabled', busy || held);
  // The button keeps the keyboard while it has nothing to do: it is told as such instead of being taken out of the walk.
  const markIdle = () => {
    const nothing = (turning && steady) || spin.dataset.wait !== undefined;
    spin.setAttribute('aria-disabled', String(nothing));
    spin.classList.toggle('steady', turning && steady);
  };
  return {
    element,
    spin,
    /** Whether nothing hurries on what is shown: while it turns the big button has nothing to do. */
    setSteady(now: boolean) {
      steady = now;
      markIdle();
    },
    /** While a round goes on the big button hurries or stops it, where that is allowed, and the bet stays. */
    setBusy(now: boolean, failed: boolean, turns: boolean) {
      turning = turns;
      busy = now;
      const stops = busy && !(turns && steady);
      spin.toggleAttribute('disabled', failed);
      spin.setAttribute('aria-label', say(stops ? 'stop' : 'spin'));
      spin.querySelector('.icon path')?.setAttribute('d', stops ? ICONS.stop : ICONS.spin);
      for (const item of [less, more]) item.toggleAttribute('disabled', busy);
      markBet();
      markIdle();
    },
    /** Shows on the big button how long the next round has to wait, `share` of the whole wait; null: it need not. */
    wait(left: { seconds: number; share: number } | null) {
      spin.style.setProperty('--left', String(left?.share ?? 0));
      if (left) spin.dataset.wait = String(left.seconds);
      else delete spin.dataset.wait;
      markIdle();
    },
    balance(amount: string, currency: StakeCurrency) {
      balance.value.textContent = moneyText(amount, currency);
    },
    bet(amount: string, currency: StakeCurrency, first: boolean, last: boolean) {
      bet.value.textContent = moneyText(amount, currency);
      less.toggleAttribute('disabled', first);
      more.toggleAttribute('disabled', last);
      held = first && last;
      markBet();
    },
    win(amount: string) {
      win.value.textContent = grouped(amount);
      win.element.classList.toggle('some', amount !== '0.00');
    },
  };
}
