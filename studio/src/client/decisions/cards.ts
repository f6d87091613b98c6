import { nameOf, rankOf, type Suit, suitOf } from '../../maths/decisions/cards';
import { h, pause, s } from '../dom';
import { sounds } from '../sounds';
import { sayDecision } from './say-decision';

const SHAPES: Record<Suit, string> = {
  clubs:
    'M12 2a4.400 4.400 0 0 1 3.600 6.900 4.400 4.400 0 1 1-2.300 7.600c.2 2.200 1 4 2.500 5.500H8.200c1.500-1.500 2.300-3.300 2.500-5.500a4.400 4.400 0 1 1-2.300-7.600A4.400 4.400 0 0 1 12 2Z',
  diamonds:
    'M12 1.500c2 4 4.700 7.500 8 10.500-3.300 3-6 6.500-8 10.500-2-4-4.700-7.500-8-10.500 3.300-3 6-6.500 8-10.500Z',
  hearts:
    'M12 21.500C5 15.800 2 12.200 2 8.200 2 5.100 4.400 2.800 7.300 2.800c1.900 0 3.700 1 4.700 2.700 1-1.700 2.800-2.700 4.700-2.700 2.900 0 5.300 2.300 5.300 5.400 0 4-3 7.600-10 13.300Z',
  spades:
    'M12 1.800c3.300 4.300 9 7.300 9 11.800 0 2.800-2.100 4.700-4.500 4.700-1.300 0-2.500-.6-3.200-1.500.2 2.100 1 3.800 2.500 5.400H8.200c1.500-1.600 2.300-3.300 2.500-5.400-.7.9-1.900 1.500-3.200 1.500-2.400 0-4.500-1.900-4.500-4.700 0-4.500 5.700-7.500 9-11.800Z',
};

const suitDrawing = (suit: Suit): Element =>
  s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: SHAPES[suit] }));

/** A card in words: "king of hearts". */
export function cardText(card: number): string {
  const named = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const;
  const name = nameOf(card);
  const rank = name === 'A' || name === 'J' || name === 'Q' || name === 'K' ? sayDecision(named[name]) : name;
  return sayDecision('card', { rank, suit: sayDecision(suitOf(card)) });
}

/** The face of a card in the four colours of the house. */
export function cardFace(card: number, small = false): HTMLElement {
  const suit = suitOf(card);
  const rank = () => h('span', { class: 'rank' }, nameOf(card));
  return h(
    'span',
    { class: small ? 'face small' : 'face', 'data-suit': suit, 'data-rank': rankOf(card) },
    ...(small
      ? [rank(), suitDrawing(suit)]
      : [
          h('span', { class: 'corner' }, rank(), suitDrawing(suit)),
          h('span', { class: 'middle' }, suitDrawing(suit)),
          h('span', { class: 'corner turned' }, rank(), suitDrawing(suit)),
        ]),
  );
}

/** The back: the trump of the house on a woven ground. */
export const cardBack = (): HTMLElement => h('span', { class: 'cardback' }, suitDrawing('spades'));

/** A place shows a back: nothing is dealt there. */
export const layBack = (place: Element): void => place.replaceChildren(h('span', { class: 'turn' }, cardBack()));

/** A card is turned over onto its place, in place of what lay there. */
export async function turnOver(place: Element, card: number, moving: boolean): Promise<void> {
  const flip = h('span', { class: moving ? 'turn moving' : 'turn up' }, cardBack(), cardFace(card));
  place.replaceChildren(flip);
  if (!moving) return;
  sounds.card();
  await pause(20);
  flip.classList.add('up');
  await pause(300);
}
