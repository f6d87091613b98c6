import { BUILT_IN } from '@kozyr/contracts/promotions/rules';
import { expect, it } from 'vitest';
import { type ConfirmedRules, pickInForce } from './rules';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const begins = (version: number, day: number): ConfirmedRules<'stars'> => ({
  version,
  validFrom: at(day),
  value: BUILT_IN.stars,
});

it('what is built in holds until a version has begun, and a version from its very moment on', () => {
  expect(pickInForce('stars', [], at(1))).toEqual({ version: 0, value: BUILT_IN.stars });
  const versions = [begins(1, 5)];
  expect(pickInForce('stars', versions, new Date(at(5).getTime() - 1)).version).toBe(0);
  expect(pickInForce('stars', versions, at(5)).version).toBe(1);
});

it('of several versions the one that began last holds, whatever their numbers and their order', () => {
  const versions = [begins(3, 2), begins(1, 9), begins(2, 6)];
  expect([1, 2, 5, 6, 8, 9, 20].map((day) => pickInForce('stars', versions, at(day)).version)).toEqual([
    0, 3, 3, 2, 2, 1, 1,
  ]);
});

it('of two versions that begin together the later number holds', () => {
  const together = [begins(2, 5), begins(1, 5)];
  expect(pickInForce('stars', together, at(6)).version).toBe(2);
  expect(pickInForce('stars', together.toReversed(), at(6)).version).toBe(2);
});
