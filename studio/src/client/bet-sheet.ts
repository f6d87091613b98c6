import type { StakeCurrency } from '@kozyr/contracts/money';
import { STAKE_STEP } from '../maths/stake-step';
import { fromMinor, moneyText, short, toMinor } from '../page/amounts';
import { amountField } from './amount-field';
import { say } from './config';
import { openDialog } from './dialog';
import { h } from './dom';
import { sayOwn } from './own-texts/say-own';
import { editable } from './typed-amount';
import { readTypedBet, type TypedBet } from './typed-bet';

type Asked = {
  /** What the game offers, least first. */
  offered: readonly string[];
  bet: string;
  currency: StakeCurrency;
  /** A bet that the game takes, as it goes over the wire. */
  choose: (bet: string) => void;
};

/** What is wrong with what was typed, and what to type instead. */
function faultText(typed: Exclude<TypedBet, { fault: null }>, currency: StakeCurrency): string {
  const money = (minor: bigint) => moneyText(fromMinor(minor), currency);
  if (typed.fault === 'no-amount') return sayOwn('amountWanted');
  if (typed.fault === 'too-low') return sayOwn('betTooLow', { amount: money(typed.bound) });
  if (typed.fault === 'too-high') return sayOwn('betTooHigh', { amount: money(typed.bound) });
  return sayOwn('betBetween', {
    step: money(STAKE_STEP),
    below: money(typed.below),
    above: money(typed.above),
  });
}

/** The sheet in which a bet is typed, or taken from those that are offered. */
export function openBetSheet({ offered, bet, currency, choose }: Asked): void {
  const range = sayOwn('betRange', {
    least: moneyText(offered.at(0) ?? bet, currency),
    most: moneyText(offered.at(-1) ?? bet, currency),
    step: moneyText(fromMinor(STAKE_STEP), currency),
  });
  const field = amountField({
    label: say('bet'),
    value: editable(toMinor(bet)),
    hint: range,
    enter: () => set.click(),
  });
  const take = (taken: string) => {
    dialog.close();
    choose(taken);
  };
  const takeTyped = () => {
    const typed = readTypedBet(field.text(), offered);
    if (typed.fault === null) take(fromMinor(typed.bet));
    else field.fault(faultText(typed, currency));
  };
  const set = h('button', { type: 'button', class: 'gold', 'data-testid': 'set-bet', click: takeTyped }, say('ok'));
  const picks = offered.map((one) => {
    const pressed = String(one === bet);
    return h(
      'button',
      { type: 'button', class: 'plain small', 'aria-pressed': pressed, click: () => take(one) },
      short(one),
    );
  });
  const dialog = openDialog(say('bet'), [
    field.element,
    set,
    h('div', { class: 'picks', role: 'group', 'aria-label': say('bet') }, ...picks),
  ]);
  field.focus();
}
