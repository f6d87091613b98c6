import { expect, it } from 'vitest';
import { stepTo } from './rules';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 3, 7],
  ['ArrowUp', 11, 7],
  ['Home', 9, 0],
  ['End', 2, 11],
  // The edge of the table.
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 11, 11],
  ['ArrowUp', 3, 3],
  ['ArrowDown', 8, 8],
  ['Enter', 4, null],
  ['a', 4, null],
])('the key %s leads from card %i to %s', (key, from, to) => {
  expect(stepTo(key, from)).toBe(to);
});
