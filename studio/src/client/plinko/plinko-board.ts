import { type PlinkoRisk, type PlinkoRows, plinkoTable } from '../../maths/chosen/plinko';
import { decimal } from '../../maths/decisions/ratio';
import { timesText } from '../../page/amounts';
import { sayChosen } from '../chosen/say-chosen';
import { h, pause, s } from '../dom';

/** From one row of pegs to the next. */
const ROW_MS = 105;

const LYING = '(max-height: 480px) and (min-aspect-ratio: 1 / 1)';

/** From one row to the next, where a peg's distance is 1: lower where the screen lies on its side. */
const pitchOn = (lying: boolean): number => (lying ? 0.52 : 0.86);

type Board = { rows: PlinkoRows; risk: PlinkoRisk };

/** Where a ball is above slot `slot` of row `row`, in units of the drawing: a peg's distance is 1. */
const placeOf = ({ rows, row, right, pitch }: { rows: number; row: number; right: number; pitch: number }) => ({
  x: (rows + 2) / 2 + right - row / 2,
  y: (row + 1) * pitch - 0.46,
});

/** How much a slot pays, from 0 in the middle to 1 at an edge: its colour. */
const edgeOf = (rows: number, slot: number): number => Math.abs(slot - rows / 2) / (rows / 2);

/** A slot with what it pays, the dearer the redder. */
function slotOf({ rows, slot, pays }: { rows: number; slot: number; pays: string }): HTMLLIElement {
  const item = h('li', { title: sayChosen('slot', { n: slot + 1, all: rows + 1 }) }, pays);
  item.style.setProperty('--edge', edgeOf(rows, slot).toFixed(2));
  return item;
}

/** The board: rows of pegs over the slots with their pays, and the ball. */
export function createBoard() {
  const drawing = s('svg', { class: 'pegs', 'aria-hidden': 'true' });
  const slots = h('ol', { class: 'slots' });
  const element = h('div', { class: 'board', role: 'img', 'data-testid': 'board' }, drawing, slots);
  const ball = s('circle', { class: 'ball', r: 0.34 });
  const screen = matchMedia(LYING);
  let laid: Board = { rows: 8, risk: 'low' };
  /** How many rows the ball has fallen, and how many of them to the right. */
  let place = { row: 0, right: 0 };

  function put(row: number, right: number): void {
    place = { row, right };
    const { x, y } = placeOf({ rows: laid.rows, row, right, pitch: pitchOn(screen.matches) });
    ball.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Lights the slot below the ball once it lies in one. */
  function light(): void {
    for (const [slot, item] of [...slots.children].entries())
      item.classList.toggle('now', ball.classList.contains('in') && slot === place.right);
  }

  /** Pegs, slots and the ball where it is, as the screen stands now. */
  function draw(): void {
    const { rows } = laid;
    const pitch = pitchOn(screen.matches);
    const pegs = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 3 }, (_, peg) =>
        s('circle', { class: 'peg', cx: (rows + 2) / 2 + peg - (row + 2) / 2, cy: (row + 1) * pitch, r: 0.12 }),
      ),
    ).flat();
    const height = (rows + 1) * pitch;
    drawing.setAttribute('viewBox', `0 0 ${rows + 2} ${height}`);
    element.style.setProperty('--shape', String((rows + 2) / height));
    drawing.replaceChildren(...pegs, ball);
    slots.style.setProperty('--slots', String(rows + 1));
    slots.replaceChildren(
      ...plinkoTable(laid).map((multiplier, slot) =>
        slotOf({
          rows,
          slot,
          pays: timesText(decimal(multiplier, 4))
            .replace(/^×/, '')
            .replace(/\.?0+$/, ''),
        }),
      ),
    );
    put(place.row, place.right);
    light();
  }

  /** The ball waits above the first peg; no slot is lit. */
  function rest(): void {
    ball.classList.remove('in');
    put(0, 0);
    light();
  }

  // A phone is turned, or a frame grows to the whole screen.
  screen.addEventListener('change', draw);

  return {
    element,
    rest,
    lay(board: Board): void {
      laid = board;
      rest();
      draw();
      element.setAttribute('aria-label', sayChosen('board', { rows: board.rows }));
    },
    /** Lets the ball fall along its path; `still` says when nothing is to move any more. */
    async fall(path: readonly number[], still: () => boolean, peg: (row: number) => void): Promise<void> {
      let right = 0;
      for (const [row, side] of path.entries()) {
        right += side;
        put(row + 1, right);
        if (still()) continue;
        peg(row);
        await pause(ROW_MS);
      }
      ball.classList.add('in');
      light();
    },
  };
}
