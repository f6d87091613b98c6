import { expect, it } from 'vitest';
import { POCKETS, WHEEL } from '../../maths/roulette/bets';
import { LIES, motionAt, pocketAngle, RADIUS, STEP } from './wheel-motion';

const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
const apart = (one: number, other: number): number => Math.min(turn(one - other), turn(other - one));

it('every number has a pocket of its own, as far from the next as all others', () => {
  const angles = WHEEL.map(pocketAngle).sort((a, b) => a - b);
  expect(new Set(angles).size).toBe(POCKETS);
  for (const [index, angle] of angles.entries()) expect(angle).toBeCloseTo(index * STEP);
});

it('the ball lies in the middle of the pocket of its number from the moment it is told, for every number', () => {
  for (const number of WHEEL)
    for (const share of [LIES, 0.93, 1]) {
      const { wheel, ball, radius } = motionAt(share, number, 77);
      expect(apart(ball - wheel, pocketAngle(number))).toBeCloseTo(0);
      expect(radius).toBe(RADIUS.pocket);
    }
});

it('the ball is over no other pocket than its own once it has come down from the rim', () => {
  for (const number of WHEEL)
    for (let share = 0; share <= 1; share += 0.002) {
      const { wheel, ball, radius } = motionAt(share, number, 0);
      if (radius < RADIUS.pocket + 16) expect(apart(ball - wheel, pocketAngle(number))).toBeLessThan(STEP * 1.5);
    }
});

it('the ball runs against the wheel, and neither ever turns back', () => {
  const moments = Array.from({ length: 101 }, (_, step) => motionAt(step / 100, 17, 0));
  for (const [index, now] of moments.entries()) {
    const before = moments[index - 1];
    if (!before) continue;
    expect(now.wheel).toBeLessThanOrEqual(before.wheel);
    expect(now.ball - now.wheel).toBeGreaterThanOrEqual(before.ball - before.wheel);
  }
  expect(moments[20]?.ball).toBeGreaterThan(moments[0]?.ball ?? 0);
});

it('who comes in the middle of a spin sees where the ball is then', () => {
  expect(motionAt(0.5, 8, 10)).toEqual(motionAt(0.5, 8, 10));
  expect(motionAt(0, 8, 10).wheel).toBe(10);
  expect(motionAt(0, 8, 10).radius).toBe(RADIUS.rim);
});
