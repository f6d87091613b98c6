import { expect, it } from 'vitest';
import { timeOf } from '../../maths/crash/curve';
import { curveScale } from './curve-shape';

it('a curve begins at the lower left, whatever its length', () => {
  for (const ms of [1, 5_000, 60_000]) expect(curveScale(ms, 634, 340)(0)).toEqual([10, 328]);
});

it('the axes show twelve seconds and 2x at least', () => {
  const at = curveScale(1_000, 634, 340);
  expect(at(12_000)[0]).toBeCloseTo(610);
  expect(at(timeOf(200))[1]).toBeCloseTo(28, 0);
});

it('the head of a long curve stays on the canvas, with room above and to the right', () => {
  for (const point of [300, 2_500, 100_000]) {
    const [x, y] = curveScale(timeOf(point), 634, 340)(timeOf(point));
    expect(x).toBeCloseTo(10 + 600 / 1.08, 0);
    expect(y).toBeGreaterThan(28);
    expect(y).toBeLessThan(80);
  }
});
