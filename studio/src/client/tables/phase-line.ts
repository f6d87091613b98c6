import { h } from '../dom';

/** From so many ms before the close on, the time left is shown as running out. */
const LATE_MS = 5_000;

/** What the table does now, and the time left for it. */
export function phaseLine() {
  const text = h('p', { class: 'phase-text', 'data-testid': 'phase' });
  const time = h('span', { class: 'phase-time', 'aria-hidden': 'true' });
  const fill = h('i');
  const bar = h('div', { class: 'phase-bar', 'aria-hidden': 'true' }, fill);
  const element = h('div', { class: 'phase-line' }, h('div', { class: 'phase' }, text, time), bar);
  return {
    element,
    say(words: string): void {
      if (text.textContent !== words) text.textContent = words;
    },
    /** `left` of `whole` milliseconds; null: no time is counted. */
    count(left: number | null, whole: number): void {
      time.textContent = left === null ? '' : String(Math.max(0, Math.ceil(left / 1_000)));
      fill.style.transform = `scaleX(${left === null ? 0 : Math.max(0, Math.min(1, left / whole))})`;
      bar.classList.toggle('late', left !== null && left < LATE_MS);
    },
  };
}
