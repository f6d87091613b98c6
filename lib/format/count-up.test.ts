// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { amountAt, countUp } from './count-up';

afterEach(() => vi.unstubAllGlobals());

it('an amount that counts up begins where it was, never turns back, and ends exactly', () => {
  const way = [0, 50, 100, 200, 400, 599, 600, 5_000].map((elapsed) => amountAt(50_000, 50_037, elapsed));
  expect(way[0]).toBe(50_000);
  expect(way.toSorted((one, other) => one - other)).toEqual(way);
  expect(way.slice(-2)).toEqual([50_037, 50_037]);
});

it.each([
  ['for who wants no motion', 100, 200, true],
  ['when a jackpot has dropped', 200, 100, false],
  ['when nothing changed', 100, 100, false],
])('an amount is there at once %s', (_, from, to, reduced) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  const shown: number[] = [];
  countUp(from, to, (amount) => shown.push(amount))();
  expect(shown).toEqual([to]);
});

it('amounts on the way are shown until the counting is stopped', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const cancelled: number[] = [];
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => cancelled.push(frame));
  const shown: number[] = [];
  const stop = countUp(0, 1_000_000, (amount) => shown.push(amount));
  frames.at(-1)?.(performance.now() + 100);
  frames.at(-1)?.(performance.now() + 10_000);
  expect(shown[0]).toBeGreaterThan(0);
  expect(shown.at(-1)).toBe(1_000_000);
  expect(frames).toHaveLength(2);
  stop();
  expect(cancelled).toEqual([2]);
});
