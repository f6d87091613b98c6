import type { StakeCurrency } from '@kozyr/contracts/money';
import { diceMultiplier, hasWon, markOf, ROLLS } from '../../maths/chosen/dice';
import { payout } from '../../maths/decisions/ratio';
import { fromMinor, moneyText, timesText, toMinor } from '../../page/amounts';
import type { ChosenField } from '../chosen/chosen-field';
import { sayChosen } from '../chosen/say-chosen';
import { calm } from '../config';
import { h, pause, symbolDrawing } from '../dom';
import { sounds } from '../sounds';
import { createDiceChooser } from './dice-chooser';
import { diceTimes, hundredthsText, winsText } from './dice-text';

/** The marker runs to what was rolled in this time. */
const ROLL_MS = 700;

function figure(label: string) {
  const value = h('output', { class: 'value' }, '');
  return { value, element: h('div', {}, h('span', { class: 'label' }, label), value) };
}

/** The number that was rolled over a bar of all numbers, with the side that wins marked on it. */
export function createDiceField(): ChosenField {
  let price: { bet: string; currency: StakeCurrency } = { bet: '0.00', currency: 'uah' };
  let hurried = false;
  const number = h('output', { class: 'rolled', 'data-testid': 'rolled' }, '50.00');
  const marker = h('span', { class: 'marker', 'aria-hidden': 'true' }, symbolDrawing('A'));
  const runner = h('span', { class: 'runner' }, marker);
  const bar = h('div', { class: 'bar', 'data-testid': 'bar' }, runner);
  const [chance, wins, pays] = [figure(sayChosen('chance')), figure(sayChosen('wins')), figure(sayChosen('pays'))];
  const chooser = createDiceChooser(paint);
  const element = h(
    'div',
    { class: 'chosen dice' },
    h(
      'div',
      { class: 'plate framed' },
      number,
      bar,
      h(
        'div',
        { class: 'scale', 'aria-hidden': 'true' },
        ...['0', '25', '50', '75', '100'].map((text) => h('span', {}, text)),
      ),
    ),
    h('div', { class: 'facts-row' }, chance.element, wins.element, pays.element),
    chooser.element,
  );

  function paint(): void {
    const choice = chooser.choice();
    const { side, winning } = choice;
    bar.dataset.side = side;
    bar.style.setProperty('--mark', `${(markOf(choice) / ROLLS) * 100}%`);
    chance.value.textContent = `${hundredthsText(winning)}\u00a0%`;
    wins.value.textContent = winsText(choice);
    const paid = fromMinor(payout(toMinor(price.bet), diceMultiplier(winning)));
    pays.value.textContent = `${timesText(diceTimes(winning))} · ${moneyText(paid, price.currency)}`;
  }

  const run = (to: number) => {
    runner.style.transform = `translateX(${(to / ROLLS) * 100}%)`;
  };
  function stand(rolled: number, state: 'won' | 'lost' | ''): void {
    number.textContent = hundredthsText(rolled);
    number.dataset.result = state;
    run(rolled);
    marker.dataset.result = state;
  }

  paint();
  return {
    element,
    choice: chooser.choice,
    enable: chooser.enable,
    priced(bet, currency) {
      price = { bet, currency };
      paint();
    },
    start() {
      hurried = false;
      number.dataset.result = 'rolling';
      marker.dataset.result = '';
    },
    hurry() {
      hurried = true;
    },
    reset: () => stand(ROLLS / 2, ''),
    async show(view, pace) {
      if (view.engine !== 'dice') return '';
      chooser.set(view);
      paint();
      const from = Number(number.textContent) * 100;
      const end = performance.now() + (calm() ? 0 : ROLL_MS);
      for (let left = end - performance.now(); left > 0 && !hurried && !pace.skip(); left = end - performance.now()) {
        const share = 1 - (left / ROLL_MS) ** 3;
        number.textContent = hundredthsText(Math.round(from + (view.rolled - from) * share));
        run(from + (view.rolled - from) * share);
        await pause(16);
      }
      const won = hasWon(view);
      stand(view.rolled, won ? 'won' : 'lost');
      if (!won) sounds.stop(0);
      return sayChosen('rolled', { n: hundredthsText(view.rolled) });
    },
  };
}
