import { expect, it } from 'vitest';
import { COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { middleOf, opening } from './layout';

it('a game shows every kind that pays before its first spin', () => {
  const grid = opening();
  expect(grid.map((column) => column.length)).toEqual(Array.from({ length: COLUMNS }, () => ROWS));
  expect(new Set(grid.flat())).toEqual(new Set(PAYING));
});

const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });

it('an amount stands in the middle of the pieces that paid it, from the corner of the field', () => {
  expect(middleOf([box(100, 200)], { left: 50, top: 60 })).toEqual({ x: 60, y: 145 });
  expect(middleOf([box(100, 200), box(200, 300)], { left: 50, top: 60 })).toEqual({ x: 110, y: 195 });
});
