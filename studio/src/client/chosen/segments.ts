import { h } from '../dom';

let groups = 0;

/** A choice of one of a few, side by side: native radios, so arrows work and a screen reader says which of how many. */
export function createSegments<Value extends string>(
  legend: string,
  options: readonly (readonly [value: Value, label: string])[],
  first: Value,
  chosen: (value: Value) => void,
) {
  groups += 1;
  let value = first;
  const inputs = options.map(([option]) =>
    h('input', {
      type: 'radio',
      name: `segments-${groups}`,
      value: option,
      checked: option === first,
      change: () => {
        value = option;
        chosen(option);
      },
    }),
  );
  const labels = options.map(([, label], index) => h('label', {}, inputs[index] ?? null, h('span', {}, label)));
  const element = h('fieldset', { class: 'segments' }, h('legend', {}, legend), ...labels);
  return {
    element,
    value: () => value,
    /** A round was played for it. */
    set(next: Value): void {
      value = next;
      for (const input of inputs) input.checked = input.value === next;
    },
    enable: (free: boolean) => element.toggleAttribute('disabled', !free),
  };
}
