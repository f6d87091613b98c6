import type { Action } from '../../maths/decisions/laid-round';
import { decimal, payout } from '../../maths/decisions/ratio';
import { CELLS, ladderOf, MINES, SIDE } from '../../maths/mines/mines';
import { fromMinor, moneyText, toMinor } from '../../page/amounts';
import { calm } from '../config';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { percentText, timesText } from '../decisions/numbers';
import { sayDecision } from '../decisions/texts/texts';
import { controlIcon, h, ICONS, pause, symbolDrawing } from '../dom';
import { sounds } from '../sounds';
import { gem, mine } from './drawings';
import { createLadder } from './ladder';

type Face = 'closed' | 'safe' | 'mine' | 'hit' | 'missed';

const placeOf = (cell: number) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
const LABELS = {
  closed: 'cellClosed',
  safe: 'cellSafe',
  missed: 'cellSafe',
  mine: 'cellMine',
  hit: 'cellHit',
} as const;

/** Steps that the arrow keys make on the field. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The field of cells with the ladder above it and the number of mines below. */
export function createMinesField(decide: (action: Action) => void): DecisionField {
  let mines: number = MINES.first;
  let bet = '0.00';
  let currency = 'uah';
  let ready = false;
  let resting = true;
  const ladder = createLadder();
  const line = h('p', { class: 'line', 'data-testid': 'line' });

  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const button = h(
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
      h('span', { class: 'back' }, symbolDrawing('A')),
      h('span', { class: 'front' }),
    );
    return button;
  });
  const grid = h(
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

  const count = h('output', { class: 'count', 'data-testid': 'mines' });
  const slider = h('input', {
    type: 'range',
    min: MINES.least,
    max: MINES.most,
    value: mines,
    'aria-label': sayDecision('mines'),
    input: () => choose(Number(slider.value)),
  });
  const stepper = (label: string, icon: string, by: number) =>
    h(
      'button',
      { type: 'button', class: 'control', 'aria-label': label, title: label, click: () => choose(mines + by) },
      controlIcon(icon),
    );
  const fewer = stepper(sayDecision('fewerMines'), ICONS.minus, -1);
  const more = stepper(sayDecision('moreMines'), ICONS.plus, 1);
  const chooser = h(
    'div',
    { class: 'chooser' },
    h('span', { class: 'chosen' }, h('span', { class: 'label' }, sayDecision('mines')), count),
    fewer,
    slider,
    more,
  );
  const element = h('div', { class: 'mines' }, ladder.element, h('div', { class: 'plate' }, grid), line, chooser);

  /** What the next safe cell would pay, and how likely it is. */
  function nextText(count: number, opened: number): string {
    const multiplier = ladderOf(count)[opened];
    if (!multiplier) return '';
    const left = CELLS - opened;
    const pays = moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency);
    const share = sayDecision('chance', { share: percentText(left - count, left) });
    return `${sayDecision('next')}: ${timesText(decimal(multiplier, 4))} · ${pays} · ${share}`;
  }

  function choose(next: number): void {
    if (slider.disabled) return;
    mines = Math.max(MINES.least, Math.min(MINES.most, next));
    if (!resting) rest();
    paintChoice();
  }

  function paintChoice(): void {
    slider.value = String(mines);
    slider.style.setProperty('--share', `${((mines - MINES.least) / (MINES.most - MINES.least)) * 100}%`);
    slider.setAttribute('aria-valuetext', `${sayDecision('mines')}: ${mines}`);
    count.textContent = String(mines);
    fewer.disabled = slider.disabled || mines <= MINES.least;
    more.disabled = slider.disabled || mines >= MINES.most;
    if (resting) {
      ladder.show(mines, 0);
      line.textContent = nextText(mines, 0);
    }
  }

  function freeChoice(free: boolean): void {
    slider.disabled = !free;
    paintChoice();
  }

  function face(cell: number, next: Face): void {
    const button = cells[cell];
    if (!button || button.dataset.face === next) return;
    button.dataset.face = next;
    button.setAttribute('aria-label', sayDecision(LABELS[next], placeOf(cell)));
    const front = button.querySelector('.front');
    if (next === 'closed') return;
    front?.replaceChildren(next === 'mine' || next === 'hit' ? mine() : gem());
  }

  function press(cell: number): void {
    if (!ready || cells[cell]?.dataset.face !== 'closed') return;
    cells[cell]?.classList.add('asked');
    sounds.press();
    decide({ kind: 'open', cell });
  }

  function rove(cell: number): void {
    for (const [index, button] of cells.entries()) button.tabIndex = index === cell ? 0 : -1;
  }

  const focused = () => cells.findIndex((button) => button.matches(':focus'));

  function steer(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    // On a cell, Space opens it as on any button: it is not the big button there.
    if (event.code === 'Space') event.stopPropagation();
    const step = STEPS[event.code];
    if (!step) return;
    event.preventDefault();
    const { row, column } = placeOf(Math.max(0, focused()));
    const to = (value: number) => (value + SIDE - 1 + SIDE) % SIDE;
    cells[to(row + step[0]) * SIDE + to(column + step[1])]?.focus();
  }

  function keepSpace(event: Event): void {
    if (event instanceof KeyboardEvent && event.code === 'Space') event.stopPropagation();
  }

  function rest(): void {
    resting = true;
    for (let cell = 0; cell < CELLS; cell += 1) face(cell, 'closed');
    for (const button of cells) button.classList.remove('asked', 'pop');
    paintChoice();
  }

  async function reveal(
    outcome: Extract<DecidedRound['outcome'], { engine: 'mines' }>,
    moving: boolean,
  ): Promise<void> {
    const laid = new Set(outcome.layout ?? []);
    if (moving) await pause(260);
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (cells[cell]?.dataset.face !== 'closed') continue;
      face(cell, laid.has(cell) ? 'mine' : 'missed');
      if (moving && laid.has(cell)) await pause(24);
    }
  }

  async function show(round: DecidedRound, moving: boolean): Promise<string> {
    const { outcome } = round;
    if (outcome.engine !== 'mines') return '';
    const isOpen = round.status === 'open';
    resting = false;
    mines = outcome.mines;
    for (const button of cells) button.classList.remove('asked');
    if (!moving) for (let cell = 0; cell < CELLS; cell += 1) if (!outcome.opened.includes(cell)) face(cell, 'closed');
    for (const cell of outcome.opened) {
      if (moving && cells[cell]?.dataset.face === 'closed') {
        cells[cell]?.classList.add('pop');
        sounds.line(outcome.opened.length - 1);
      }
      face(cell, 'safe');
    }
    freeChoice(!isOpen);
    ladder.show(mines, outcome.hit === null ? outcome.opened.length : 0);
    const { now } = outcome;
    if (outcome.hit !== null) {
      face(outcome.hit, 'hit');
      if (moving) sounds.bust();
    }
    if (isOpen) {
      line.textContent = nextText(mines, outcome.opened.length);
    } else line.textContent = outcome.hit === null ? '' : sayDecision('lost');
    if (!isOpen && outcome.layout) await reveal(outcome, moving && !calm());
    if (outcome.hit !== null) return sayDecision('hitMine');
    if (!now) return sayDecision('openCell');
    return sayDecision('safeNow', { times: timesText(now.multiplier), amount: moneyText(now.amount, currency) });
  }

  paintChoice();
  return {
    element,
    choice: () => ({ engine: 'mines', mines }),
    show,
    rest,
    enable(on) {
      ready = on;
      grid.classList.toggle('ready', on);
      grid.setAttribute('aria-disabled', String(!on));
      const free = document.body.dataset.state === 'idle';
      if (slider.disabled === free) freeChoice(free);
    },
    key(code) {
      if (code === 'Minus' || code === 'NumpadSubtract' || code === 'Equal' || code === 'NumpadAdd') {
        choose(mines + (code === 'Minus' || code === 'NumpadSubtract' ? -1 : 1));
        return true;
      }
      const elsewhere = !grid.contains(document.activeElement) && document.activeElement !== slider;
      if (STEPS[code] && elsewhere) {
        cells.find((button) => button.tabIndex === 0)?.focus();
        return true;
      }
      return false;
    },
    priced(stake, sign) {
      bet = stake;
      currency = sign;
      if (resting) paintChoice();
    },
  };
}
