import { nameOf, rankOf, type Suit, suitOf } from '../../maths/decisions/cards';
import { h, pause, s } from '../dom';
import { sounds } from '../sounds';
import { SUIT_SHAPES } from '../suit-shapes';
import { sayDecision } from './say-decision';

/** A suit, in the colour of what it stands in. */
export const suitDrawing = (suit: Suit): Element =>
  s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: SUIT_SHAPES[suit] }));

/** A card in words: "king of hearts". */
export function cardText(card: number): string {
  const named = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const;
  const name = nameOf(card);
  const rank = name === 'A' || name === 'J' || name === 'Q' || name === 'K' ? sayDecision(named[name]) : name;
  return sayDecision('card', { rank, suit: sayDecision(suitOf(card)) });
}

/** The face of a card with its rank and suit, and what is drawn between its two corners. */
export function faceWith(card: number, ...between: readonly Element[]): HTMLElement {
  const suit = suitOf(card);
  const corner = (more = '') =>
    h('span', { class: `corner ${more}` }, h('span', { class: 'rank' }, nameOf(card)), suitDrawing(suit));
  return h(
    'span',
    { class: 'face', 'data-suit': suit, 'data-rank': rankOf(card) },
    ...[corner(), ...between, corner('turned')],
  );
}

/** A small face: rank and suit alone. */
export function smallFace(card: number): HTMLElement {
  const suit = suitOf(card);
  const rank = h('span', { class: 'rank' }, nameOf(card));
  return h('span', { class: 'face small', 'data-suit': suit, 'data-rank': rankOf(card) }, rank, suitDrawing(suit));
}

/** The face of a card in the four colours of the house, with its suit once in the middle. */
const plainFace = (card: number): HTMLElement =>
  faceWith(card, h('span', { class: 'middle' }, suitDrawing(suitOf(card))));

/** The back, as the studio draws it. */
export const cardBack = (): HTMLElement => h('span', { class: 'cardback' });

/** A place shows a back: nothing is dealt there. */
export const layBack = (place: Element): void => place.replaceChildren(h('span', { class: 'turn' }, cardBack()));

/** A card is turned over onto its place, in place of what lay there. */
export async function turnOver(place: Element, card: number, moving: boolean, face = plainFace(card)): Promise<void> {
  const flip = h('span', { class: moving ? 'turn moving' : 'turn up' }, cardBack(), face);
  place.replaceChildren(flip);
  if (!moving) return;
  sounds.card();
  await pause(20);
  flip.classList.add('up');
  await pause(300);
}
