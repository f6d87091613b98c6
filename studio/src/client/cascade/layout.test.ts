import { expect, it } from 'vitest';
import { COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { middleOf, opening } from './layout';

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

const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });

it('an amount stands in the middle of the pieces that paid it, from the corner of the field', () => {
  expect(middleOf([box(100, 200)], { left: 50, top: 60 })).toEqual({ x: 60, y: 145 });
  expect(middleOf([box(100, 200), box(200, 300)], { left: 50, top: 60 })).toEqual({ x: 110, y: 195 });
});
