import { nameOf, suitOf } from '../../maths/decisions/cards';
import { faceWith, suitDrawing } from '../decisions/cards';
import { h } from '../dom';
import { pipsOf } from './pips';

const COURTS: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king' };

/** A card as it is printed: its pips in their places, the one large pip of an ace, or the picture of a court card. */
export function wholeFace(card: number): HTMLElement {
  const name = nameOf(card);
  const suit = suitOf(card);
  const court = COURTS[name];
  if (court) {
    const pip = (more = '') => h('span', { class: `worn ${more}` }, suitDrawing(suit));
    return faceWith(card, h('span', { class: `court ${court}` }, pip(), pip('turned')));
  }
  const pips = pipsOf(name === 'A' ? 1 : Number(name)).map(([x, y]) => {
    const pip = h('span', { class: y > 50 ? 'pip over' : 'pip' }, suitDrawing(suit));
    pip.style.left = `${x}%`;
    pip.style.top = `${y}%`;
    return pip;
  });
  return faceWith(card, h('span', { class: name === 'A' ? 'pips ace' : 'pips' }, ...pips));
}
