import { expect, it } from 'vitest';
import { byAge } from './rules';

it('withdrawals are counted once, in the age they have', () => {
  expect(byAge(10, { hour: 1, four_hours: 3, day: 6 })).toEqual([
    { age: 'hour', count: 1 },
    { age: 'four_hours', count: 2 },
    { age: 'day', count: 3 },
    { age: 'longer', count: 4 },
  ]);
  expect(byAge(0, { hour: 0, four_hours: 0, day: 0 }).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});
