import { h } from './dom';

let fields = 0;

type Asked = {
  label: string;
  value: string;
  /** What may be typed, beside it. */
  hint: string;
  /** Enter was pressed in it: a frame without forms submits none. */
  enter: () => void;
};

/** A field for an amount of money. What is wrong with it stands below, is read out, and goes with the next letter. */
export function amountField({ label, value, hint, enter }: Asked) {
  fields += 1;
  const [hintId, faultId] = [`amount-hint-${fields}`, `amount-fault-${fields}`];
  const wrong = h('p', { class: 'bad', role: 'alert', id: faultId });
  const input = h('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 16,
    value,
    'aria-describedby': `${hintId} ${faultId}`,
    input: () => fault(''),
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      event.preventDefault();
      enter();
    },
  });
  /** Empty: nothing is wrong with it. */
  function fault(text: string): void {
    wrong.textContent = text;
    input.setAttribute('aria-invalid', String(text !== ''));
    if (text !== '') input.focus();
  }
  return {
    element: h(
      'div',
      { class: 'amount' },
      h('label', { class: 'field' }, h('span', {}, label), input),
      h('p', { class: 'muted', id: hintId }, hint),
      wrong,
    ),
    text: () => input.value,
    fault,
    /** The keyboard goes there, with what stands in it chosen, so that typing replaces it. */
    focus(): void {
      input.focus();
      input.select();
    },
  };
}
