import { calm } from '../config';
import { h } from '../dom';
import { middleOf } from './layout';
import type { Motion } from './motion';

/** What is written over the field: amounts on what paid, and multipliers on their way to the plate. */
export function createFloating(field: Element, { move }: Motion) {
  const element = h('div', { class: 'floating' });

  function put(className: string, text: string, pieces: readonly Element[]) {
    const frame = field.getBoundingClientRect();
    const { x, y } = middleOf(
      pieces.map((piece) => piece.getBoundingClientRect()),
      frame,
    );
    const item = h('span', { class: className }, text);
    item.style.left = `${x}px`;
    item.style.top = `${y}px`;
    element.append(item);
    /** From there to the plate in the middle below. */
    return { item, way: `translate(${frame.width / 2 - x}px, ${frame.height - y}px)` };
  }

  return {
    element,
    clear: () => element.replaceChildren(),
    amount: (text: string, pieces: readonly Element[]) => put('amount', text, pieces),
    async fly(text: string, piece: Element): Promise<void> {
      const { item, way } = put('flying', text, [piece]);
      const frames = [
        { transform: 'translate(0, 0) scale(1)', opacity: 1 },
        { transform: 'translate(0, -14px) scale(1.35)', opacity: 1, offset: 0.4 },
        { transform: `${way} scale(.8)`, opacity: 0.9 },
      ];
      if (!calm()) await move(item, frames, { duration: 560, easing: 'ease-in-out' });
      item.remove();
    },
  };
}
