import { expect, it } from 'vitest';
import { moved } from './use-row-keys';

it('a press in a list moves by arrows and letters and stays within the rows', () => {
  expect(moved('ArrowDown', -1, 3)).toBe(0);
  expect(moved('j', 2, 3)).toBe(2);
  expect(moved('k', 0, 3)).toBe(0);
  expect(moved('End', 0, 30)).toBe(29);
  expect(moved('PageUp', 4, 30)).toBe(0);
});

it('a press of another key, or in an empty list, moves nothing', () => {
  expect(moved('x', 0, 3)).toBeNull();
  expect(moved('ArrowDown', -1, 0)).toBeNull();
});
