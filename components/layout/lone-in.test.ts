import { expect, it } from 'vitest';
import { loneIn } from './lone-in';

it.each([
  [0, ''],
  [1, ''],
  [2, ''],
  [3, '2'],
  [4, '3'],
  [5, '2 4'],
  [7, '2 3'],
  [12, ''],
  [13, '2 3 4'],
])('of %i cards the last stands alone in grids of "%s" columns', (cards, columns) => {
  expect(loneIn(cards)).toBe(columns);
});
