import './autoplay.css';
import type { StakeCurrency } from '@kozyr/contracts/money';
import { moneyText, toMinor } from '../../page/amounts';
import { amountField } from '../amount-field';
import { openDialog, paragraph } from '../dialog';
import { h } from '../dom';
import { type Faults, readLimits } from './read-limits';
import { type Limits, ROUND_CHOICES } from './run';
import { sayAuto } from './say-autoplay';

type Asked = {
  /** What each round stakes, as it goes over the wire. */
  bet: string;
  currency: StakeCurrency;
  start: (limits: Limits) => void;
};

/** How many rounds: native radios, of which none is chosen at first. */
function roundsField() {
  const wrong = h('p', { class: 'bad', role: 'alert', id: 'auto-rounds-fault' });
  const inputs = ROUND_CHOICES.map((rounds) =>
    h('input', { type: 'radio', name: 'auto-rounds', value: rounds, change: () => fault('') }),
  );
  const labels = inputs.map((input) => h('label', {}, input, h('span', {}, input.value)));
  function fault(text: string): void {
    wrong.textContent = text;
    if (text !== '') inputs[0]?.focus();
  }
  return {
    element: h(
      'fieldset',
      { class: 'auto-rounds', 'aria-describedby': wrong.id },
      h('legend', {}, sayAuto('rounds')),
      h('div', {}, ...labels),
      wrong,
    ),
    fault,
    chosen: () => ROUND_CHOICES.find((rounds) => inputs.some(({ checked, value }) => checked && value === `${rounds}`)),
  };
}

/** The sheet in which a run is bounded. It opens empty each time: nothing is chosen for the player, and nothing is kept. */
export function openLimitsSheet({ bet, currency, start }: Asked): void {
  const money = moneyText(bet, currency);
  const enter = () => begin.click();
  const rounds = roundsField();
  const loss = amountField({
    ...{ label: sayAuto('lossLimit'), hint: sayAuto('lossHint', { bet: money }), value: '', enter },
  });
  const win = amountField({ ...{ label: sayAuto('winStop'), hint: sayAuto('winHint'), value: '', enter } });

  // The last that is told has the keyboard: they are told from below.
  function tell(faults: Faults): void {
    win.fault(faults.win ? sayAuto('winWrong') : '');
    const tooLow = faults.loss === 'below-bet';
    loss.fault(faults.loss ? sayAuto(tooLow ? 'lossBelowBet' : 'lossWanted', { bet: money }) : '');
    rounds.fault(faults.rounds ? sayAuto('roundsWanted') : '');
  }

  function ask(): void {
    const typed = { rounds: rounds.chosen() ?? null, loss: loss.text(), win: win.text() };
    const read = readLimits(typed, toMinor(bet));
    if ('faults' in read) {
      tell(read.faults);
      return;
    }
    dialog.close();
    start(read.limits);
  }

  const begin = h(
    'button',
    { type: 'button', class: 'gold', 'data-testid': 'start-autoplay', click: ask },
    sayAuto('start'),
  );
  const dialog = openDialog(sayAuto('autoplay'), [
    paragraph(sayAuto('intro', { bet: money })),
    ...[rounds.element, loss.element, win.element],
    h('p', { class: 'muted' }, sayAuto('stops')),
    begin,
  ]);
}
