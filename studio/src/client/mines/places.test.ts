import { expect, it } from 'vitest';
import { cellAfter, placeOf } from './places';

it('cells are counted row by row', () => {
  expect([0, 6, 24].map(placeOf)).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 2 },
    { row: 5, column: 5 },
  ]);
});

it('arrows lead to the next cell and round the edges, other keys nowhere', () => {
  const around = (cell: number) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => cellAfter(key, cell));
  expect(around(12)).toEqual([7, 13, 17, 11]);
  expect(around(0)).toEqual([20, 1, 5, 4]);
  expect(around(24)).toEqual([19, 20, 4, 23]);
  expect(cellAfter('Enter', 12)).toBeNull();
});
