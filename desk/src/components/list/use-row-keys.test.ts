import { expect, it } from 'vitest';
import { moved } from './use-row-keys';

it('moves by arrows and letters and stays within the rows', () => {
  expect(moved('ArrowDown', -1, 3)).toBe(0);
  expect(moved('j', 2, 3)).toBe(2);
  expect(moved('k', 0, 3)).toBe(0);
  expect(moved('End', 0, 30)).toBe(29);
  expect(moved('PageUp', 4, 30)).toBe(0);
});

it('leaves other keys and empty lists alone', () => {
  expect(moved('x', 0, 3)).toBeNull();
  expect(moved('ArrowDown', -1, 0)).toBeNull();
});
