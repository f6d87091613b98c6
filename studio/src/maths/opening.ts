import { windowOf } from './evaluate';
import { at, type SlotModel, type SlotSymbol } from './model';
import { pick, seededDraw, seedOf } from './random';

/** What of a model says how its reels may stand. */
type Reels = Pick<SlotModel, 'rows' | 'lines' | 'strips'>;

/** A line pays from three alike on: what its first three places show decides whether it looks like a win. */
const DECIDING = 3;

/** So many ways to stand are tried; a quiet one comes long before. */
const TRIES = 20_000;

const windowAt = ({ strips, rows }: Reels, reel: number, stop: number): SlotSymbol[] =>
  windowOf(at(strips, reel), stop, rows);

/** Whether no line begins with two alike. @param grid what stands on the deciding reels */
const linesDiffer = ({ lines }: Reels, grid: readonly (readonly SlotSymbol[])[]): boolean =>
  lines.every((line) => {
    const [first, second, third] = grid.map((column, reel) => at(column, at(line, reel)));
    return first !== second && first !== third && second !== third;
  });

/**
 * Whether reels show neither a win nor what looks like nearly one: no scatter, no wild where lines begin, and on no line two
 * alike among the first three.
 */
export function isQuiet(model: Reels, stops: readonly number[]): boolean {
  const grid = stops.map((stop, reel) => windowAt(model, reel, stop));
  const begin = grid.slice(0, DECIDING);
  return !grid.flat().includes('S') && !begin.flat().includes('W') && linesDiffer(model, begin);
}

/**
 * How a game's reels stand before the first spin: its own, by its slug, and quiet (isQuiet). Its best picture is among them
 * where that can be. Nothing of play is drawn by this.
 * @returns a stop for each reel, the same every time
 */
export function openingStops(model: Reels, slug: string): number[] {
  const draw = seededDraw(seedOf(`opening:${slug}`));
  const fitting = model.strips.map((strip, reel) =>
    Array.from(strip.keys())
      .map((stop) => ({ stop, shown: windowAt(model, reel, stop) }))
      .filter(({ shown }) => !shown.includes('S') && (reel >= DECIDING || !shown.includes('W'))),
  );
  let begin = fitting.slice(0, DECIDING).map((ways) => pick(draw, ways));
  for (
    let attempt = 0;
    attempt < TRIES &&
    !linesDiffer(
      model,
      begin.map(({ shown }) => shown),
    );
    attempt += 1
  )
    begin = fitting.slice(0, DECIDING).map((ways) => pick(draw, ways));
  const rest = fitting.slice(DECIDING).map((ways) => {
    const best = ways.filter(({ shown }) => shown.includes('A'));
    return pick(draw, best.length > 0 ? best : ways);
  });
  return [...begin, ...rest].map(({ stop }) => stop);
}
