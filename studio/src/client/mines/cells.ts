import { CELLS } from '../../maths/mines/mines';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { coverAt, hiddenAt } from './field-pictures';
import { cellAfter, placeOf } from './places';

type Face = 'closed' | 'safe' | 'mine' | 'hit' | 'missed';

const LABELS = {
  closed: 'cellClosed',
  safe: 'cellSafe',
  missed: 'cellSafe',
  mine: 'cellMine',
  hit: 'cellHit',
} as const;

/** The cells of the field, each a button: what lies open on it, and the arrow keys that walk over them. */
export function createCells(press: (cell: number) => void) {
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    h(
      'button',
      {
        type: 'button',
        class: 'tile',
        'data-cell': cell,
        'data-face': 'closed',
        tabindex: cell === 0 ? 0 : -1,
        'aria-label': sayDecision('cellClosed', placeOf(cell)),
        click: () => press(cell),
        focus: () => rove(cell),
      },
      h('span', { class: 'back' }, coverAt(cell)),
      h('span', { class: 'front' }),
    ),
  );
  const element = h(
    'div',
    {
      class: 'grid',
      role: 'group',
      'aria-label': sayDecision('field'),
      'data-testid': 'field',
      keydown: steer,
      keyup: keepSpace,
    },
    ...cells,
  );

  function rove(cell: number): void {
    for (const [index, button] of cells.entries()) button.tabIndex = index === cell ? 0 : -1;
  }

  function steer(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    keepSpace(event);
    const focused = cells.findIndex((button) => button.matches(':focus'));
    const next = cellAfter(event.code, Math.max(0, focused));
    if (next === null) return;
    event.preventDefault();
    cells[next]?.focus();
  }

  /** On a cell, Space opens it as on any button: it is not the big button there. */
  function keepSpace(event: Event): void {
    if (event instanceof KeyboardEvent && event.code === 'Space') event.stopPropagation();
  }

  return {
    element,
    isClosed: (cell: number) => cells[cell]?.dataset.face === 'closed',
    /** A class of the moment: `asked` until the studio has answered, `pop` as it opens. */
    mark: (cell: number, className: string) => cells[cell]?.classList.add(className),
    unmark(...classNames: string[]): void {
      for (const button of cells) button.classList.remove(...classNames);
    },
    show(cell: number, face: Face): void {
      const button = cells[cell];
      if (!button || button.dataset.face === face) return;
      button.dataset.face = face;
      button.setAttribute('aria-label', sayDecision(LABELS[face], placeOf(cell)));
      if (face === 'closed') return;
      button.querySelector('.front')?.replaceChildren(hiddenAt(cell, face));
    },
    enable(on: boolean): void {
      element.classList.toggle('ready', on);
      element.setAttribute('aria-disabled', String(!on));
    },
    /** The keyboard comes to the cell that was walked to last. */
    enter: () => cells.find((button) => button.tabIndex === 0)?.focus(),
  };
}

export type Cells = ReturnType<typeof createCells>;
