import { expect, it } from 'vitest';
import { COLUMNS, PAYING, ROWS } from './model';
import { opening } from './opening';

const SLUGS = Array.from({ length: 80 }, (_, index) => `a-game-${index}`);

it('a game shows every kind that pays before its first spin, and none nearly as often as would pay', () => {
  for (const slug of SLUGS) {
    const grid = opening(slug);
    expect(grid.map((column) => column.length)).toEqual(Array.from({ length: COLUMNS }, () => ROWS));
    const counts = PAYING.map((kind) => grid.flat().filter((cell) => cell === kind).length);
    expect([Math.min(...counts), Math.max(...counts)], slug).toEqual([3, 4]);
  }
});

it('a game opens with the same pieces each time, and games with different ones', () => {
  expect(opening('fox-fair')).toEqual(opening('fox-fair'));
  expect(new Set(SLUGS.map((slug) => JSON.stringify(opening(slug)))).size).toBe(SLUGS.length);
});
