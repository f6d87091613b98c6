import { type Cell, COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { factor } from '../../page/amounts';
import { calm } from '../config';
import { h } from '../dom';
import { pieceOf, timesOf } from './pieces';

type Piece = { cell: Cell; element: HTMLElement };

const drop = (rows: number): string => `translateY(${rows * 100}%)`;

/** What lies there before the first spin: every kind in turn, so that a game shows what it is made of. */
const opening = (): Cell[][] =>
  Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (_item, row) => PAYING[(column * 4 + row * 7) % PAYING.length] ?? 'A'),
  );

/** When each column begins to come down, in ms: the ones that could bring the fourth scatter keep everyone waiting. */
function startsOf(grid: readonly (readonly Cell[])[]): number[] {
  let scatters = 0;
  let start = 0;
  return grid.map((column) => {
    start += scatters === 3 ? 620 : 85;
    scatters += column.filter((cell) => cell === 'S').length;
    return start - 85;
  });
}

/** The field of falling pieces. Only transforms and opacity move. */
export function createField() {
  const shafts = Array.from({ length: COLUMNS }, () => h('div', { class: 'shaft' }));
  const floating = h('div', { class: 'floating' });
  const plate = h('output', { class: 'plate', hidden: true });
  const element = h(
    'div',
    { class: 'cascade', 'aria-hidden': 'true' },
    h('div', { class: 'shafts' }, ...shafts),
    floating,
    plate,
  );
  let columns: Piece[][] = shafts.map(() => []);
  let pace = 1;
  let leaving: Promise<unknown> = Promise.resolve();

  /** An animation that ends where it says, faster when the player is in a hurry. */
  function move(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> {
    const animation = target.animate(frames, { fill: 'backwards', ...options });
    animation.updatePlaybackRate(pace);
    return animation.finished;
  }

  function put(column: number, row: number, cell: Cell): Piece {
    const piece = { cell, element: pieceOf(cell) };
    piece.element.style.transform = drop(row);
    shafts[column]?.append(piece.element);
    return piece;
  }

  function set(grid: readonly (readonly Cell[])[]): void {
    for (const shaft of shafts) shaft.replaceChildren();
    floating.replaceChildren();
    columns = grid.map((cells, column) => cells.map((cell, row) => put(column, row, cell)));
  }

  /** Lets a piece come down to its row from so many rows above, with a small bounce. */
  const comeDown = (piece: Piece, row: number, from: number, delay: number) =>
    move(
      piece.element,
      [
        { transform: drop(from), easing: 'cubic-bezier(.45,0,.85,.6)' },
        { transform: drop(row), offset: 0.74, easing: 'ease-out' },
        { transform: drop(row - 0.09), offset: 0.87, easing: 'ease-in' },
        { transform: drop(row) },
      ],
      { duration: 330 + (row - from) * 26, delay },
    );

  /** What lies there falls out below. */
  function start(): void {
    pace = 1;
    floating.replaceChildren();
    const old = columns;
    columns = shafts.map(() => []);
    const away = old.flatMap((pieces, column) =>
      pieces.map(async ({ element: piece }, row) => {
        if (calm()) await move(piece, [{ opacity: 1 }, { opacity: 0 }], { duration: 160 });
        else {
          const frames = [{ transform: drop(row) }, { transform: drop(row + ROWS + 0.4) }];
          const delay = column * 45 + (ROWS - row) * 22;
          await move(piece, frames, { duration: 300, delay, easing: 'cubic-bezier(.5,0,.9,.5)' });
        }
        piece.remove();
      }),
    );
    leaving = Promise.all(away);
  }

  /** A new grid comes down, column after column; `landed` is told of each that is down. */
  async function land(grid: readonly (readonly Cell[])[], landed: (column: number) => void): Promise<void> {
    await leaving;
    set(grid);
    if (calm()) {
      await move(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 160 });
      return;
    }
    const starts = startsOf(grid);
    await Promise.all(
      columns.map(async (pieces, column) => {
        const start = starts[column] ?? 0;
        const falls = pieces.map((piece, row) => comeDown(piece, row, row - ROWS - 0.4, start + (ROWS - 1 - row) * 34));
        await Promise.all(falls);
        landed(column);
      }),
    );
  }

  const piecesOf = (wanted: (cell: Cell) => boolean): Piece[] =>
    columns.flatMap((pieces) => pieces.filter(({ cell }) => wanted(cell)));

  /** The middle of some pieces, in the field's own pixels. */
  function middleOf(pieces: readonly Piece[]): { x: number; y: number } {
    const frame = element.getBoundingClientRect();
    const boxes = pieces.map((piece) => piece.element.getBoundingClientRect());
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
    return {
      x: mean(boxes.map((box) => box.left + box.width / 2)) - frame.left,
      y: mean(boxes.map((box) => box.top + box.height / 2)) - frame.top,
    };
  }

  function float(className: string, text: string, { x, y }: { x: number; y: number }): HTMLElement {
    const item = h('span', { class: className }, text);
    item.style.left = `${x}px`;
    item.style.top = `${y}px`;
    floating.append(item);
    return item;
  }

  /** Lights what paid and writes what it came to over it. */
  function light(wins: readonly { symbol: Cell; win: string }[]): void {
    element.classList.add('showing');
    for (const { symbol, win } of wins) {
      const pieces = piecesOf((cell) => cell === symbol);
      for (const piece of pieces) piece.element.classList.add('hit');
      float('amount', win, middleOf(pieces));
    }
  }

  function lightScatters(): void {
    for (const { element: piece } of piecesOf((cell) => cell === 'S')) piece.classList.add('hit');
  }

  /** Takes what paid away. */
  async function pop(symbols: ReadonlySet<Cell>): Promise<void> {
    element.classList.remove('showing');
    const gone = piecesOf((cell) => symbols.has(cell));
    columns = columns.map((pieces) => pieces.filter(({ cell }) => !symbols.has(cell)));
    await Promise.all(
      gone.map(async ({ element: piece }) => {
        piece.classList.remove('hit');
        if (calm()) await move(piece, [{ opacity: 1 }, { opacity: 0 }], { duration: 160 });
        else {
          const at = piece.style.transform;
          piece.classList.add('burst');
          await move(
            piece,
            [
              { transform: `${at} scale(1)`, opacity: 1 },
              { transform: `${at} scale(1.2)`, opacity: 1, offset: 0.35 },
              { transform: `${at} scale(0)`, opacity: 0 },
            ],
            { duration: 280, easing: 'ease-in' },
          );
        }
        piece.remove();
      }),
    );
    floating.replaceChildren();
  }

  /** The rest comes down, and what fell in lies on top of it. */
  async function fall(fell: readonly (readonly Cell[])[]): Promise<void> {
    const falls: Promise<unknown>[] = [];
    columns = columns.map((rest, column) => {
      const fresh = fell[column] ?? [];
      const down = rest.map((piece, index) => {
        const row = fresh.length + index;
        const from = Number(/-?[\d.]+/.exec(piece.element.style.transform)?.[0] ?? 0) / 100;
        piece.element.style.transform = drop(row);
        if (from !== row && !calm()) falls.push(comeDown(piece, row, from, column * 16));
        return piece;
      });
      const added = fresh.map((cell, row) => {
        const piece = put(column, row, cell);
        if (calm()) falls.push(move(piece.element, [{ opacity: 0 }, { opacity: 1 }], { duration: 160 }));
        else falls.push(comeDown(piece, row, row - fresh.length - 0.4, column * 16 + (fresh.length - 1 - row) * 26));
        return piece;
      });
      return [...added, ...down];
    });
    await Promise.all(falls);
  }

  /** The multipliers go to the plate one after another; `told` gets the value of each as it arrives. */
  async function gather(told: (value: number) => void): Promise<void> {
    const frame = element.getBoundingClientRect();
    for (const piece of piecesOf((cell) => timesOf(cell) > 0)) {
      piece.element.classList.add('hit');
      const { x, y } = middleOf([piece]);
      const flying = float('flying', piece.cell, { x, y });
      const way = `translate(${frame.width / 2 - x}px, ${frame.height - y}px)`;
      if (!calm()) {
        await move(
          flying,
          [
            { transform: 'translate(0, 0) scale(1)', opacity: 1 },
            { transform: 'translate(0, -14px) scale(1.35)', opacity: 1, offset: 0.4 },
            { transform: `${way} scale(.8)`, opacity: 0.9 },
          ],
          { duration: 560, easing: 'ease-in-out' },
        );
      }
      flying.remove();
      told(timesOf(piece.cell));
    }
  }

  set(opening());
  return {
    element,
    start,
    land,
    light,
    lightScatters,
    pop,
    fall,
    gather,
    reset: () => set(opening()),
    /** What multiplies the win; 0 takes the plate away. */
    plate(value: number) {
      plate.hidden = value === 0;
      plate.textContent = factor(value);
      if (value > 0 && !calm()) {
        void move(plate, [{ scale: '1.35' }, { scale: '1' }], { duration: 220, easing: 'ease-out' });
      }
    },
    hurry() {
      pace = 3;
      for (const animation of element.getAnimations({ subtree: true })) {
        if (!(animation instanceof CSSAnimation)) animation.updatePlaybackRate(pace);
      }
    },
  };
}

export type Field = ReturnType<typeof createField>;
