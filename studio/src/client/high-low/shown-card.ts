import { cardText, layBack, turnOver } from '../decisions/cards';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { wholeFace } from './whole-face';

/** The card in the middle, which is guessed on. */
export function createShownCard() {
  const element = h('div', {
    class: 'card',
    'data-testid': 'card',
    role: 'img',
    'aria-label': sayDecision('waitingCards'),
  });
  return {
    element,
    /** Its back: nothing is dealt yet. */
    back(): void {
      layBack(element);
      element.setAttribute('aria-label', sayDecision('waitingCards'));
    },
    /** Turns the next card over onto the shown one. */
    turn: (card: number, moving: boolean): Promise<void> => turnOver(element, card, moving, wholeFace(card)),
    name: (card: number) => element.setAttribute('aria-label', cardText(card)),
  };
}
