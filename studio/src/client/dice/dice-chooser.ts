import '../range.css';
import { type DiceChoice, type DiceSide, WINNING } from '../../maths/chosen/dice';
import { sayChosen } from '../chosen/say-chosen';
import { createSegments } from '../chosen/segments';
import { h, ICONS, iconButton } from '../dom';
import { hundredthsText, winsText } from './dice-text';

/** One step of the buttons and of the slider: half a hundredth of all numbers. */
const STEP = 50;

/** Side and chance of the next roll. */
export function createDiceChooser(chosen: () => void) {
  let winning: number = WINNING.first;
  const slider = h('input', {
    type: 'range',
    min: WINNING.min,
    max: WINNING.max,
    step: STEP,
    value: winning,
    'aria-label': sayChosen('chance'),
    input: () => choose(Number(slider.value)),
  });
  const less = iconButton(sayChosen('lessChance'), ICONS.minus, () => choose(winning - STEP));
  const more = iconButton(sayChosen('moreChance'), ICONS.plus, () => choose(winning + STEP));
  const side = createSegments<DiceSide>(
    sayChosen('side'),
    [
      ['under', sayChosen('under')],
      ['over', sayChosen('over')],
    ],
    'under',
    () => choose(winning),
  );
  const element = h('div', { class: 'choosing' }, side.element, h('div', { class: 'chooser' }, less, slider, more));

  function choose(next: number): void {
    if (slider.disabled) return;
    winning = Math.max(WINNING.min, Math.min(WINNING.max, next));
    paint();
    chosen();
  }

  function paint(): void {
    slider.value = String(winning);
    slider.style.setProperty('--share', `${((winning - WINNING.min) / (WINNING.max - WINNING.min)) * 100}%`);
    const choice = { side: side.value(), winning };
    slider.setAttribute(
      'aria-valuetext',
      `${hundredthsText(winning)}\u00a0%, ${sayChosen('wins')}: ${winsText(choice)}`,
    );
    less.disabled = slider.disabled || winning <= WINNING.min;
    more.disabled = slider.disabled || winning >= WINNING.max;
  }

  paint();
  return {
    element,
    choice: (): DiceChoice => ({ engine: 'dice', side: side.value(), winning }),
    /** A round was played for this. */
    set(choice: Pick<DiceChoice, 'side' | 'winning'>): void {
      side.set(choice.side);
      winning = choice.winning;
      paint();
    },
    enable(free: boolean): void {
      slider.disabled = !free;
      side.enable(free);
      paint();
    },
  };
}
