import { SPOTS, type Spot } from '../../maths/roulette/bets';

/** Where a spot lies on the table laid out lengthways, in cells: its corner and size. Points have no size. */
export type Place = { spot: Spot; x: number; y: number; width: number; height: number };

/** The table lengthways: zero, twelve columns of three, and the columns' bets; below, dozens and the simple bets. */
export const CELLS = { x: 14, y: 5 } as const;

const columnOf = (number: number): number => Math.ceil(number / 3);
/** 3 is on top, 1 below. */
const rowOf = (number: number): number => 2 - ((number - 1) % 3);

const SIMPLE = ['low', 'even', 'red', 'black', 'odd', 'high'];

function numberCentre(number: number): { x: number; y: number } {
  return { x: columnOf(number) + 0.5, y: rowOf(number) + 0.5 };
}

function pointOf({ kind, numbers }: Spot): { x: number; y: number } {
  const counted = numbers.filter((number) => number > 0).map(numberCentre);
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = middle(counted.map((centre) => centre.y));
  // With zero: on the line between it and the first column.
  if (numbers.includes(0)) return { x: 1, y: kind === 'corner' ? 3 : kind === 'split' ? y : Math.round(y) };
  const x = middle(counted.map((centre) => centre.x));
  return { x, y: kind === 'street' || kind === 'line' ? 3 : y };
}

function placeOf(spot: Spot): Place {
  const [number = 0] = spot.numbers;
  const index = Number(spot.id.split('-')[1] ?? 0) - 1;
  const cell = (x: number, y: number, width: number, height: number): Place => ({ spot, x, y, width, height });
  switch (spot.kind) {
    case 'straight':
      return number === 0 ? cell(0, 0, 1, 3) : cell(columnOf(number), rowOf(number), 1, 1);
    case 'column':
      return cell(13, 2 - index, 1, 1);
    case 'dozen':
      return cell(1 + index * 4, 3, 4, 1);
    case 'split':
    case 'street':
    case 'corner':
    case 'line': {
      const { x, y } = pointOf(spot);
      return cell(x, y, 0, 0);
    }
    default:
      return cell(1 + SIMPLE.indexOf(spot.kind) * 2, 4, 2, 1);
  }
}

export const PLACES: readonly Place[] = SPOTS.map(placeOf);

/** The corners of the cloth where no bet lies: there it is embroidered with the thing on the game's tile. */
export const INLAYS: readonly Omit<Place, 'spot'>[] = [0, 13].map((x) => ({ x, y: 3, width: 1, height: 2 }));

/** A place of the table upright: what was its left is on top. */
export const turned = ({ x, y, width, height }: Omit<Place, 'spot'>): Omit<Place, 'spot'> => ({
  ...{ x: CELLS.y - y - height, y: x },
  ...{ width: height, height: width },
});

/** The same upright, for a phone: zero on top, rows of 1, 2, 3 downwards, dozens and simple bets at the left. */
export const upright = (place: Place): Place => ({ spot: place.spot, ...turned(place) });

export const centreOf = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

/** The place an arrow key leads to: the nearest in its direction, sideways steps counting double. */
export function neighbour(places: readonly Place[], from: Place, dx: number, dy: number): Place | null {
  const here = centreOf(from);
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const there = centreOf(place);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + aside * 2;
    if (along > 0.01 && far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}
