import { expect, it } from 'vitest';
import { isRemovable } from './register-rules';

const NOW = new Date('2026-11-28T10:00:00Z');

it('what an operator wrote down can be taken off, and what a person began only once it is over', () => {
  expect(isRemovable({ added_by: 'olha', until: null }, NOW)).toBe(true);
  expect(isRemovable({ added_by: null, until: null }, NOW)).toBe(false);
  expect(isRemovable({ added_by: null, until: '2026-11-28T10:00:01.000Z' }, NOW)).toBe(false);
  expect(isRemovable({ added_by: null, until: '2026-11-28T10:00:00.000Z' }, NOW)).toBe(true);
});
