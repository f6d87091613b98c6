import { h } from '../dom';
import { sayRoom } from './say-room';
import { symbolPicture } from './symbol-picture';

/** A symbol with what it pays, as lines of a list, or a word on it in their place. */
export type SymbolPays = { symbol: string; name: string; lines: readonly Element[]; note: string };

type Asked = {
  /** What each symbol pays at the bet that stands now. */
  all: () => readonly SymbolPays[];
  /** Whether it may be looked up: the reels stand. */
  stands: () => boolean;
};

/**
 * What a symbol of the reels pays: press one, or walk through all of them with the arrow keys. It is a list to a screen reader, whose
 * chosen entry is shown over the reels and lit there.
 */
export function createPaysTip(reels: Element, { all, stands }: Asked) {
  const list = h('div', { class: 'pays-walk', role: 'listbox', tabindex: 0, 'aria-label': sayRoom('paysOne') });
  const tip = h('div', { class: 'pays-tip', 'aria-hidden': 'true', hidden: true });
  let chosen = '';

  function close(): void {
    chosen = '';
    tip.hidden = true;
    list.replaceChildren();
    list.removeAttribute('aria-activedescendant');
    for (const place of reels.querySelectorAll('.asked')) place.classList.remove('asked');
  }

  function show(symbol: string): void {
    const found = stands() ? all().find((each) => each.symbol === symbol) : undefined;
    close();
    if (!found) return;
    chosen = symbol;
    const said = [found.name, ...found.lines.map((line) => line.textContent ?? ''), found.note].filter(Boolean);
    const option = h(
      'div',
      { role: 'option', id: 'pays-of', 'aria-selected': 'true', class: 'hidden' },
      said.join(', '),
    );
    list.append(option);
    list.setAttribute('aria-activedescendant', 'pays-of');
    tip.replaceChildren(
      symbolPicture(symbol),
      h('div', { class: 'pays' }, ...found.lines, ...(found.note === '' ? [] : [h('p', {}, found.note)])),
    );
    tip.hidden = false;
    for (const place of reels.querySelectorAll(`[data-symbol="${symbol}"]`)) place.classList.add('asked');
  }

  function walk(by: number): void {
    const symbols = all().map(({ symbol }) => symbol);
    const at = symbols.indexOf(chosen);
    show(symbols[(at + (at < 0 && by < 0 ? 0 : by) + symbols.length) % symbols.length] ?? '');
  }

  list.addEventListener('focus', () => list.matches(':focus-visible') && chosen === '' && walk(1));
  list.addEventListener('blur', close);
  list.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    if (by === undefined) return;
    event.preventDefault();
    walk(by);
  });
  // The list lies over the reels: what is under the finger is looked for below it.
  list.addEventListener('click', ({ clientX, clientY }) => {
    const places = [...reels.querySelectorAll<HTMLElement>('[data-symbol]')];
    const pressed = places.find((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    const symbol = pressed?.dataset.symbol ?? '';
    if (symbol === chosen) close();
    else show(symbol);
  });

  return { elements: [list, tip], close };
}
