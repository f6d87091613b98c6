import { sayDecision } from '../decisions/say-decision';
import { h, pause } from '../dom';
import { sounds } from '../sounds';
import { cardBack, cardFace, cardText } from './cards';

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
      element.replaceChildren(h('span', { class: 'turn' }, cardBack()));
      element.setAttribute('aria-label', sayDecision('waitingCards'));
    },
    /** Turns the next card over onto the shown one. */
    async turn(card: number, moving: boolean): Promise<void> {
      const flip = h('span', { class: moving ? 'turn moving' : 'turn up' }, cardBack(), cardFace(card));
      element.replaceChildren(flip);
      if (!moving) return;
      sounds.card();
      await pause(20);
      flip.classList.add('up');
      await pause(300);
    },
    name: (card: number) => element.setAttribute('aria-label', cardText(card)),
  };
}
