import { expect, it } from 'vitest';
import { GRAPH, MAX_DRAWN, relationPoints } from './relation-points';

it('related players stand around the middle, each in a place of its own and inside the picture', () => {
  const points = relationPoints(50);
  expect(points).toHaveLength(MAX_DRAWN);
  expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(MAX_DRAWN);
  for (const { x, y } of points) {
    expect(x > 0 && x < GRAPH.width).toBe(true);
    expect(y > 0 && y < GRAPH.height).toBe(true);
  }
});

it('one related player stands at the top, and without any there is none', () => {
  expect(relationPoints(1)).toEqual([{ x: 360, y: 50 }]);
  expect(relationPoints(0)).toEqual([]);
});
