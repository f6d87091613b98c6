import { expect, test } from 'vitest';
import { getPageWindow } from './pagination';

test('the window keeps both ends and the neighbours, and never hides a single page behind a gap', () => {
  expect(getPageWindow(1, 1)).toEqual([1]);
  expect(getPageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(getPageWindow(5, 10)).toEqual([1, 'gap-4', 4, 5, 6, 'gap-10', 10]);
  expect(getPageWindow(4, 10)).toEqual([1, 2, 3, 4, 5, 'gap-10', 10]);
});
