import { expect, test } from 'vitest';
import { endOfExclusion } from './rules';

const NOW = new Date('2026-08-31T10:00:00Z');

test('a self-exclusion ends by the calendar, on the last day of a shorter month, or never', () => {
  expect(endOfExclusion(NOW, 'half_year')?.toISOString().slice(0, 10)).toBe('2027-02-28');
  expect(endOfExclusion(NOW, 'five_years')?.toISOString().slice(0, 10)).toBe('2031-08-31');
  expect(endOfExclusion(NOW, 'forever')).toBeNull();
});
