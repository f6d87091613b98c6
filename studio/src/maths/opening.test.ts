import { expect, test } from 'vitest';
import { MODELS } from './engines';
import { evaluate } from './evaluate';
import type { SlotModel } from './model';
import { isQuiet, openingStops } from './opening';

const slots = MODELS.filter((model): model is SlotModel => model.engine === 'slot');
const slugs = Array.from({ length: 60 }, (_, index) => `a-game-${index}`);

test('the reels that a game opens with win nothing and look like no near win, in every model', () => {
  for (const model of slots)
    for (const slug of slugs) {
      const stops = openingStops(model, slug);
      expect([isQuiet(model, stops), evaluate(model, stops).coins], `${model.id} ${slug}`).toEqual([true, 0]);
    }
});

test('a game opens with the same reels each time, and games with different ones', () => {
  for (const model of slots) {
    expect(openingStops(model, 'fox-fair')).toEqual(openingStops(model, 'fox-fair'));
    const openings = new Set(slugs.map((slug) => openingStops(model, slug).join()));
    expect(openings.size, model.id).toBeGreaterThan(slugs.length * 0.8);
  }
});

test('a game opens with its best picture on the reels', () => {
  for (const model of slots) {
    const { grid } = evaluate(model, openingStops(model, 'fox-fair'));
    expect(grid.flat(), model.id).toContain('A');
  }
});

test('two scatters, a wild where lines begin, and two alike there are not quiet', () => {
  const model = { rows: 3, lines: [[0, 0, 0, 0, 0]], strips: [] } as const;
  const reels = (...tops: ('A' | 'B' | 'C' | 'S' | 'W')[]) => ({
    ...model,
    strips: tops.map((top) => [top, 'H', 'I'] as const),
  });
  const stops = [0, 0, 0, 0, 0];
  expect(isQuiet(reels('A', 'B', 'C', 'A', 'W'), stops)).toBe(true);
  expect(isQuiet(reels('A', 'B', 'C', 'S', 'A'), stops)).toBe(false);
  expect(isQuiet(reels('A', 'W', 'C', 'B', 'A'), stops)).toBe(false);
  expect(isQuiet(reels('A', 'B', 'A', 'C', 'C'), stops)).toBe(false);
});
