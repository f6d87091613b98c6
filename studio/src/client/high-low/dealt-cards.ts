import type { HighLowView } from '../../rounds/round-view';
import { calm } from '../config';
import { cardText, smallFace } from '../decisions/cards';
import { sayDecision } from '../decisions/say-decision';
import { controlIcon, h } from '../dom';
import { ARROWS } from './guesses';

function dealtCard(outcome: HighLowView, index: number): HTMLElement {
  const how = index === 0 ? null : (outcome.steps[index - 1] ?? null);
  const card = outcome.dealt[index] ?? 0;
  const missed = outcome.ended === 'lost' && index === outcome.dealt.length - 1;
  return h(
    'li',
    {
      class: missed ? 'missed' : (how ?? 'first'),
      'aria-label': how ? `${sayDecision(how)}: ${cardText(card)}` : cardText(card),
    },
    ...(how ? [controlIcon(ARROWS[how])] : []),
    smallFace(card),
  );
}

/** The cards dealt in this round, in order, with the guess on each. */
export function createDealtCards() {
  const element = h('ol', { class: 'dealt', 'aria-label': sayDecision('dealtCards') });
  return {
    element,
    clear: () => element.replaceChildren(),
    show(outcome: HighLowView): void {
      element.replaceChildren(...outcome.dealt.map((_, index) => dealtCard(outcome, index)));
      element.scrollTo({ left: element.scrollWidth, behavior: calm() ? 'auto' : 'smooth' });
    },
  };
}
