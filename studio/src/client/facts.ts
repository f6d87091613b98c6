import { h } from './dom';

/** Names with values, as a list of facts. */
export const facts = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  h('dl', {}, ...rows.map(([name, value]) => h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, value))));
