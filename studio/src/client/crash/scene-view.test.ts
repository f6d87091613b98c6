import { expect, it } from 'vitest';
import { timeOf } from '../../maths/crash/curve';
import { sunkAt } from './scene-view';

it('a layer lies still before the curve starts, sinks with the number and is never gone', () => {
  expect(sunkAt(0.2, 0)).toBe(0);
  const sunk = [200, 1_000, 100_000].map((point) => sunkAt(0.2, timeOf(point)));
  expect(sunk).toEqual([...sunk].sort((a, b) => a - b));
  expect(Math.max(...sunk)).toBeLessThan(80);
  expect(sunkAt(0, timeOf(100_000))).toBe(0);
});
