import { iconPath } from './icons';
import { commandsOf } from './path-commands';

type Point = readonly [number, number];
type Outline = { path: string; points: Point[] };

/** An icon taken apart: its whole outline without holes, what is cut out of it, and pieces that lie apart or within. */
type IconParts = {
  /** The icon itself, holes and all. */
  whole: string;
  /** Everything within its outer edges. */
  silhouette: string;
  /** Pieces beside the largest one. */
  beside: string;
  /** Pieces within its holes. */
  within: string;
};

const round = (value: number) => String(Math.round(value * 10) / 10);

/** The closed outlines of a path, each with data of its own and rough points along it. */
function outlinesOf(path: string): Outline[] {
  const all: Outline[] = [];
  let current: Outline | null = null;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const open = (): Outline => {
    const outline = { path: `M${round(x)} ${round(y)}`, points: [[x, y] as const] };
    [startX, startY] = [x, y];
    all.push(outline);
    return outline;
  };
  for (const { kind, relative, values } of commandsOf(path)) {
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const last = values.length - 2;
    if (kind === 'Z') {
      if (current) current.path += 'Z';
      [x, y] = [startX, startY];
      current = null;
      continue;
    }
    if (kind === 'M') {
      [x, y] = [ox + (values[0] ?? 0), oy + (values[1] ?? 0)];
      current = open();
      continue;
    }
    current ??= open();
    current.path += `${relative ? kind.toLowerCase() : kind}${values.map(round).join(' ')}`;
    if (kind === 'C' || kind === 'S' || kind === 'Q') {
      const [hx, hy] = [ox + (values[last - 2] ?? 0), oy + (values[last - 1] ?? 0)];
      const [tx, ty] = [ox + (values[last] ?? 0), oy + (values[last + 1] ?? 0)];
      current.points.push([(x + 2 * hx + tx) / 4, (y + 2 * hy + ty) / 4]);
    }
    if (kind === 'H') x = ox + (values[0] ?? 0);
    else if (kind === 'V') y = oy + (values[0] ?? 0);
    else [x, y] = [ox + (values[last] ?? 0), oy + (values[last + 1] ?? 0)];
    current.points.push([x, y]);
  }
  return all.filter(({ points }) => points.length > 2);
}

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
      return sum + ax * by - bx * ay;
    }, 0),
  ) / 2;

function isWithin([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay <= y !== by <= y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** Takes an icon apart, so that its pieces can have colours of their own. @throws RangeError for a name the library lacks */
export function partsOf(icon: string): IconParts {
  const outlines = outlinesOf(iconPath(icon));
  const depth = ({ points }: Outline, self: number) =>
    outlines.filter((other, index) => index !== self && points[0] && isWithin(points[0], other.points)).length;
  const sorted = outlines.map((outline, index) => ({ ...outline, depth: depth(outline, index) }));
  const outer = sorted.filter((outline) => outline.depth === 0);
  const largest = Math.max(0, ...outer.map(({ points }) => areaOf(points)));
  const data = (list: readonly Outline[]) => list.map((outline) => outline.path).join('');
  return {
    whole: data(sorted),
    silhouette: data(outer),
    beside: data(outer.filter(({ points }) => areaOf(points) < largest * 0.45)),
    within: data(sorted.filter((outline) => outline.depth === 2)),
  };
}
