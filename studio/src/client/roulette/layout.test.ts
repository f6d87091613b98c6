import { expect, test } from 'vitest';
import { CELLS, centreOf, neighbour, PLACES, upright } from './layout';

const placeOf = (id: string, places = PLACES) => {
  const found = places.find(({ spot }) => spot.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('every bet has a place of its own inside the table, both ways up', () => {
  for (const [places, width, height] of [
    [PLACES, CELLS.x, CELLS.y],
    [PLACES.map(upright), CELLS.y, CELLS.x],
  ] as const) {
    const centres = new Set(places.map((place) => Object.values(centreOf(place)).join()));
    expect(centres.size).toBe(157);
    for (const { x, y, ...size } of places) {
      expect(x >= 0 && y >= 0 && x + size.width <= width && y + size.height <= height).toBe(true);
    }
  }
});

test('points lie between the numbers they join', () => {
  expect(centreOf(placeOf('split-17-20'))).toEqual({ x: 7, y: 1.5 });
  expect(centreOf(placeOf('split-1-2'))).toEqual({ x: 1.5, y: 2 });
  expect(centreOf(placeOf('corner-16'))).toEqual({ x: 7, y: 2 });
  expect(centreOf(placeOf('street-16'))).toEqual({ x: 6.5, y: 3 });
  expect(centreOf(placeOf('line-16'))).toEqual({ x: 7, y: 3 });
  expect(centreOf(placeOf('street-0-1-2'))).toEqual({ x: 1, y: 2 });
  expect(centreOf(placeOf('street-0-2-3'))).toEqual({ x: 1, y: 1 });
  expect(centreOf(placeOf('corner-0'))).toEqual({ x: 1, y: 3 });
});

test('arrow keys lead from a number over what lies between to the next one', () => {
  const way = (from: string, dx: number, dy: number) => neighbour(PLACES, placeOf(from), dx, dy)?.spot.id;
  expect(way('straight-17', 1, 0)).toBe('split-17-20');
  expect(way('split-17-20', 1, 0)).toBe('straight-20');
  expect(way('straight-16', 0, 1)).toBe('street-16');
  expect(way('street-16', 0, 1)).toBe('dozen-2');
  expect(way('dozen-2', 0, 1)).toBe('red');
  expect(way('straight-36', 1, 0)).toBe('column-3');
  expect(way('column-3', 1, 0)).toBeUndefined();
});
