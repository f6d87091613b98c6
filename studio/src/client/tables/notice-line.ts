import { h } from '../dom';

const NOTICE_MS = 4_500;

/** A line over the table that stands for a moment. */
export function createNoticeLine() {
  const element = h('p', { class: 'notice', role: 'alert' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Empty takes the line away. */
  function show(text: string): void {
    clearTimeout(timer);
    element.textContent = text;
    element.classList.toggle('on', text !== '');
    if (text !== '') timer = setTimeout(() => show(''), NOTICE_MS);
  }

  return {
    element,
    show,
    /** Takes this line away, if it still stands. */
    drop(text: string): void {
      if (element.textContent === text) show('');
    },
  };
}
