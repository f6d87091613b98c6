import { nameOf, rankOf, type Suit, suitOf } from '../../maths/decisions/cards';
import { h, pause, s } from '../dom';
import { sounds } from '../sounds';
import { SUIT_SHAPES } from '../suit-shapes';
import { sayDecision } from './say-decision';

const suitDrawing = (suit: Suit): Element =>
  s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: SUIT_SHAPES[suit] }));

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
