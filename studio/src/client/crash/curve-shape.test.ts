import { expect, it } from 'vitest';
import { timeOf } from '../../maths/crash/curve';
import { curveScale, marksUpTo } from './curve-shape';

it('a curve begins at the lower left, whatever its length', () => {
  const begin = curveScale(1, 640, 400).at(0);
  expect(begin[0]).toBeGreaterThan(0);
  expect(begin[0]).toBeLessThan(90);
  expect(begin[1]).toBeGreaterThan(340);
  for (const ms of [5_000, 60_000]) expect(curveScale(ms, 640, 400).at(0)).toEqual(begin);
});

it('the axes show twelve seconds and 2x at least', () => {
  const { at, top } = curveScale(1_000, 640, 400);
  expect(top).toBe(2);
  expect(at(12_000)[0]).toBeCloseTo(563.2);
  expect(at(timeOf(200))[1]).toBeCloseTo(100, 0);
});

it('the head of a long curve stays on the canvas, with room above and to the right', () => {
  for (const point of [300, 2_500, 100_000]) {
    const [x, y] = curveScale(timeOf(point), 640, 400).at(timeOf(point));
    expect(x).toBeGreaterThan(500);
    expect(x).toBeLessThan(564);
    expect(y).toBeGreaterThanOrEqual(100);
    expect(y).toBeLessThan(130);
  }
});

it('what travels on the curve never points down or back', () => {
  for (const ms of [0, 1_000, 20_000, 115_000]) {
    const { slope } = curveScale(ms, 640, 400);
    for (const share of [0, 0.5, 1]) {
      expect(slope(ms * share)).toBeGreaterThan(0);
      expect(slope(ms * share)).toBeLessThan(90);
    }
  }
});

it('the axes are ruled at a few round multipliers below their top', () => {
  expect(marksUpTo(2)).toEqual([1.2, 1.5]);
  expect(marksUpTo(2.5)).toEqual([1.2, 1.5, 2]);
  expect(marksUpTo(64)).toEqual([10, 20, 50]);
  expect(marksUpTo(1_040)).toEqual([200, 500, 1_000]);
});
