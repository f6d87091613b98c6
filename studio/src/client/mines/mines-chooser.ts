import '../range.css';
import { MINES } from '../../maths/mines/mines';
import { sayDecision } from '../decisions/say-decision';
import { h, ICONS, iconButton } from '../dom';

/** The number of mines of the next round, by a slider and two buttons. */
export function createMinesChooser(chosen: () => void) {
  let mines: number = MINES.first;
  const count = h('output', { class: 'count', 'data-testid': 'mines' });
  const slider = h('input', {
    type: 'range',
    min: MINES.min,
    max: MINES.max,
    value: mines,
    'aria-label': sayDecision('mines'),
    input: () => choose(Number(slider.value)),
  });
  const fewer = iconButton(sayDecision('fewerMines'), ICONS.minus, () => choose(mines - 1));
  const more = iconButton(sayDecision('moreMines'), ICONS.plus, () => choose(mines + 1));
  const element = h(
    'div',
    { class: 'chooser' },
    h('span', { class: 'chosen' }, h('span', { class: 'label' }, sayDecision('mines')), count),
    fewer,
    slider,
    more,
  );

  function choose(next: number): void {
    if (slider.disabled) return;
    mines = Math.max(MINES.min, Math.min(MINES.max, next));
    paint();
    chosen();
  }

  function paint(): void {
    slider.value = String(mines);
    slider.style.setProperty('--share', `${((mines - MINES.min) / (MINES.max - MINES.min)) * 100}%`);
    slider.setAttribute('aria-valuetext', `${sayDecision('mines')}: ${mines}`);
    count.textContent = String(mines);
    fewer.disabled = slider.disabled || mines <= MINES.min;
    more.disabled = slider.disabled || mines >= MINES.max;
  }

  paint();
  return {
    element,
    slider,
    mines: () => mines,
    step: (by: number) => choose(mines + by),
    /** A round has so many; what is chosen for the next one is free or not. */
    show(now: number, free: boolean): void {
      mines = now;
      slider.disabled = !free;
      paint();
    },
  };
}
