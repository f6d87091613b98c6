import { type Chip, colourOf, type Spot } from '../../maths/roulette/bets';
import { fromMinor, short } from '../../page/amounts';
import { h, s } from '../dom';
import { sayAtTable } from '../tables/say-at-table';
import { CELLS, INLAYS, neighbour, PLACES, type Place, turned, upright } from './layout';
import { faceOf, spotText } from './spot-text';

type On = { put: (spot: string) => void; take: (spot: string) => void };

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const isPoint = (place: Place): boolean => place.width === 0;

const sumsOf = (chips: readonly Chip[]) => {
  const sums = new Map<string, bigint>();
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + amount);
  return sums;
};

type Handlers = {
  put: () => void;
  take: () => void;
  key: (event: Event) => void;
  /** It is pointed at, or not any more. */
  light: (lit: boolean) => void;
};

function spotButton(place: Place, on: Handlers): HTMLButtonElement {
  const { spot } = place;
  const colour = spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : '';
  return h(
    'button',
    {
      type: 'button',
      class: `spot ${spot.kind} ${colour} ${isPoint(place) ? 'point' : 'cell'}`,
      'data-spot': spot.id,
      tabindex: -1,
      click: on.put,
      contextmenu: (event) => {
        event.preventDefault();
        on.take();
      },
      keydown: on.key,
      focus: () => on.light(true),
      blur: () => on.light(false),
      mouseenter: () => on.light(true),
      mouseleave: () => on.light(false),
    },
    h('span', { class: 'face' }, faceOf(spot)),
    h('span', { class: 'stack', 'aria-hidden': 'true' }),
  );
}

/** Puts something where its place is, in cells of the table. */
function lie({ style }: HTMLElement | SVGElement, { x, y, width, height }: Omit<Place, 'spot'>): void {
  style.setProperty('--x', String(x));
  style.setProperty('--y', String(y));
  style.setProperty('--w', String(width));
  style.setProperty('--h', String(height));
}

/** Lays the cloth lengthways, or upright for a phone. */
function spread({ classList, style }: HTMLElement, tall: boolean): void {
  const [columns, rows] = tall ? [CELLS.y, CELLS.x] : [CELLS.x, CELLS.y];
  classList.toggle('tall', tall);
  style.setProperty('--columns', String(columns));
  style.setProperty('--rows', String(rows));
}

/** The thing on the game's tile, embroidered where no bet lies. */
function createInlays() {
  const drawn = INLAYS.map(() => s('svg', { class: 'inlay', 'aria-hidden': 'true' }, s('use', { href: '#cloth' })));
  return {
    drawn,
    lay(tall: boolean): void {
      for (const [index, inlay] of drawn.entries()) {
        const place = INLAYS[index];
        if (place) lie(inlay, tall ? turned(place) : place);
      }
    },
  };
}

/** The betting table: a grid of buttons, each a place for chips. Arrow keys walk over it; Enter puts, Delete takes. */
export function createBoard(on: On) {
  const buttons = new Map<string, HTMLButtonElement>();
  let places: readonly Place[] = PLACES;
  let locked = true;
  let focused = 'straight-17';
  const inlays = createInlays();
  const element = h('div', { class: 'board', role: 'group', 'aria-label': sayAtTable('board') }, ...inlays.drawn);

  /** Shows which numbers a place covers. */
  function light(spot: Spot, lit: boolean): void {
    if (spot.numbers.length === 1) return;
    for (const number of spot.numbers) buttons.get(`straight-${number}`)?.classList.toggle('lit', lit);
  }

  function focusOn(id: string): void {
    buttons.get(focused)?.setAttribute('tabindex', '-1');
    focused = id;
    const next = buttons.get(id);
    next?.setAttribute('tabindex', '0');
    next?.focus();
  }

  function key(event: Event, id: string): void {
    if (!(event instanceof KeyboardEvent)) return;
    const arrow = ARROWS[event.key];
    const from = places.find(({ spot }) => spot.id === id);
    if (arrow && from) {
      event.preventDefault();
      const next = neighbour(places, from, arrow[0], arrow[1]);
      if (next) focusOn(next.spot.id);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      on.take(id);
    }
  }

  function lay(): void {
    const tall = innerWidth < 700 && innerHeight > innerWidth;
    places = tall ? PLACES.map(upright) : PLACES;
    spread(element, tall);
    inlays.lay(tall);
    for (const place of places) {
      const node = buttons.get(place.spot.id);
      if (node) lie(node, place);
    }
  }

  // Points lie over the cells they join.
  for (const place of [...PLACES].sort((a, b) => Number(isPoint(a)) - Number(isPoint(b)))) {
    const { spot } = place;
    const { id } = spot;
    const made = spotButton(place, {
      put: () => on.put(id),
      take: () => on.take(id),
      key: (event) => key(event, id),
      light: (lit) => light(spot, lit),
    });
    if (id === focused) made.tabIndex = 0;
    buttons.set(id, made);
    element.append(made);
  }
  lay();
  addEventListener('resize', lay);

  return {
    element,
    /** Chips that lie, and chips that are put but not placed yet. */
    chips(lying: readonly Chip[], fresh: readonly Chip[], sign: string): void {
      const placed = sumsOf(lying);
      const added = sumsOf(fresh);
      for (const { spot } of PLACES) {
        const node = buttons.get(spot.id);
        const stack = node?.querySelector('.stack');
        if (!node || !stack) continue;
        const [there, more] = [placed.get(spot.id) ?? 0n, added.get(spot.id) ?? 0n];
        const sum = there + more;
        stack.textContent = sum > 0n ? short(fromMinor(sum)) : '';
        node.classList.toggle('has', sum > 0n);
        node.classList.toggle('fresh', more > 0n);
        node.setAttribute('aria-label', spotText(spot, sum, more, sign));
      }
    },
    /** Marks what the ball decided; null takes the marks away. */
    result(pocket: number | null): void {
      for (const { spot } of PLACES) {
        const won = pocket !== null && spot.numbers.includes(pocket);
        buttons.get(spot.id)?.classList.toggle('won', won);
      }
      element.classList.toggle('decided', pocket !== null);
    },
    lock(now: boolean): void {
      if (now === locked) return;
      locked = now;
      element.classList.toggle('locked', now);
      for (const node of buttons.values()) node.setAttribute('aria-disabled', String(now));
    },
  };
}
