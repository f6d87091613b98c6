import { decimal } from '../../maths/decisions/ratio';
import { ladderOf } from '../../maths/mines/mines';
import { timesText } from '../../page/amounts';
import { calm } from '../config';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';

/** The multipliers of all steps in a row, the one reached marked. It is the same ladder that the server pays by. */
export function createLadder() {
  const element = h('ol', { class: 'ladder', 'aria-label': sayDecision('ladder'), tabindex: -1 });
  let shown = 0;
  let steps: HTMLElement[] = [];

  return {
    element,
    show(mines: number, reached: number): void {
      if (shown !== mines) {
        steps = ladderOf(mines).map((multiplier) => h('li', {}, timesText(decimal(multiplier, 4))));
        element.replaceChildren(...steps);
        shown = mines;
      }
      steps.forEach((step, index) => {
        step.className = index + 1 < reached ? 'done' : index + 1 === reached ? 'now' : index === reached ? 'next' : '';
        if (index + 1 === reached) step.setAttribute('aria-current', 'step');
        else step.removeAttribute('aria-current');
      });
      const target = steps[Math.max(0, reached - 1)];
      if (target) {
        const left = target.offsetLeft - (element.clientWidth - target.offsetWidth) / 2;
        element.scrollTo({ left, behavior: calm() ? 'auto' : 'smooth' });
      }
    },
  };
}
