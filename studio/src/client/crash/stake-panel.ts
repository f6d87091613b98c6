import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Limits } from '../../catalogue/tables';
import { CAP, MIN_TARGET } from '../../maths/crash/curve';
import { fromMinor, short, toMinor } from '../../page/amounts';
import { h } from '../dom';
import { brief, sayAtTable, times } from '../tables/say-at-table';

const UNIT = 100n;

/** What a player typed as whole units of money, or null. */
export function unitsOf(text: string): bigint | null {
  const plain = text.replaceAll(/\s/g, '');
  return /^\d{1,9}$/.test(plain) ? BigInt(plain) * UNIT : null;
}

/** What a player typed as a multiplier, in hundredths; null: none, or not one the table offers. */
export function targetOf(text: string): number | null {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/^[x×х]\s?|\s?[x×х]$/i, '');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return null;
  const hundredths = Number(toMinor(plain));
  return hundredths >= MIN_TARGET && hundredths <= CAP ? hundredths : null;
}

/** Amount and automatic cash-out, and the one big button. */
export function stakePanel(on: { press: () => void; changed: () => void }) {
  let limits: Limits | null = null;
  let currency: StakeCurrency = 'uah';
  const amount = h('input', {
    class: 'entry',
    inputmode: 'numeric',
    autocomplete: 'off',
    'data-testid': 'amount',
    input: on.changed,
    change: () => write(value()),
  });
  const target = h('input', {
    class: 'entry',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: sayAtTable('targetOff'),
    'data-testid': 'target',
    input: on.changed,
    change: () => {
      const parsed = targetOf(target.value);
      target.value = parsed === null ? '' : times(parsed);
      on.changed();
    },
  });
  const chips = h('div', { class: 'quick' });
  const button = h('button', {
    type: 'button',
    class: 'act main-act',
    'data-testid': 'act',
    disabled: true,
    click: on.press,
  });
  const step = (label: string, text: string, to: (now: bigint) => bigint) =>
    h(
      'button',
      { type: 'button', class: 'small-act', 'aria-label': label, title: label, click: () => write(to(value())) },
      text,
    );
  const element = h(
    'div',
    { class: 'stake-panel' },
    h(
      'div',
      { class: 'stake-row' },
      h('label', { class: 'entry-field' }, h('span', { class: 'label' }, sayAtTable('amount')), amount),
      step(sayAtTable('half'), '½', (now) => now / 2n),
      step(sayAtTable('twice'), '×2', (now) => now * 2n),
      h('label', { class: 'entry-field' }, h('span', { class: 'label' }, sayAtTable('target')), target),
    ),
    chips,
    button,
  );

  /** Within the limits, whole units. */
  function within(wanted: bigint): bigint {
    if (!limits) return 0n;
    const whole = (wanted / UNIT) * UNIT;
    return whole < limits.min ? limits.min : whole > limits.maxRound ? limits.maxRound : whole;
  }
  const value = (): bigint => within(unitsOf(amount.value) ?? 0n);
  function write(next: bigint): void {
    amount.value = short(fromMinor(within(next)));
    on.changed();
  }

  return {
    element,
    /** The stake that is chosen, minor units. */
    value,
    /** The multiplier to leave at by itself, hundredths, or null. */
    target: () => targetOf(target.value),
    offer(next: Limits, sign: StakeCurrency): void {
      limits = next;
      currency = sign;
      write(next.chips[1] ?? next.min);
      chips.replaceChildren(
        ...next.chips.map((chip) =>
          h(
            'button',
            { type: 'button', class: 'small-act', click: () => write(chip) },
            brief(fromMinor(chip), currency),
          ),
        ),
      );
    },
    /** `tone`: bet, wait (a bet of the next round), or out (leave the curve). */
    act(text: string, tone: 'bet' | 'wait' | 'out', able: boolean): void {
      if (button.textContent !== text) button.textContent = text;
      button.className = `act main-act ${tone}`;
      button.toggleAttribute('disabled', !able);
    },
    freeze(frozen: boolean): void {
      for (const node of element.querySelectorAll('input, .small-act')) node.toggleAttribute('disabled', frozen);
    },
  };
}
