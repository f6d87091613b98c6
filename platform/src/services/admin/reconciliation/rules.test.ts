import { expect, it } from 'vitest';
import { compare, type Held, type Line } from './rules';

const line = (more: Partial<Line> = {}): Line => ({
  kind: 'payment',
  reference: 'd1',
  gatewayId: 'g1',
  currency: 'uah',
  amount: 10_000n,
  ...more,
});
const held = (more: Partial<Held> = {}): Held => ({
  kind: 'payment',
  reference: 'd1',
  currency: 'uah',
  amount: 10_000n,
  posted: -10_000n,
  ...more,
});

it('a reconciliation counts what agrees in the statement, in our records and in the ledger, by kind and currency', () => {
  const { matched, mismatches, totals } = compare(
    [line(), line({ kind: 'payout', reference: 'w1' }), line({ kind: 'chargeback', reference: 'c1', currency: 'kzt' })],
    [
      held(),
      held({ kind: 'payout', reference: 'w1', posted: 10_000n }),
      held({ kind: 'chargeback', reference: 'c1', currency: 'kzt', posted: 10_000n }),
    ],
    [],
  );
  expect([matched, mismatches]).toEqual([3, []]);
  const side = { count: 1, amount: 10_000n };
  expect(totals).toEqual([
    { kind: 'payment', currency: 'uah', matched: side, ours: side, theirs: side },
    { kind: 'payout', currency: 'uah', matched: side, ours: side, theirs: side },
    { kind: 'chargeback', currency: 'kzt', matched: side, ours: side, theirs: side },
  ]);
});

it.each([
  ['what only the gateway has', [line()], [], 'missing_here', { ours: null, theirs: 10_000n, posted: null }],
  ['what only we have', [], [held()], 'missing_there', { ours: 10_000n, theirs: null, posted: -10_000n }],
  ['another amount', [line({ amount: 9_999n })], [held()], 'different', { ours: 10_000n, theirs: 9_999n }],
  ['another currency', [line({ currency: 'kzt' })], [held()], 'different', {}],
  ['what was never posted', [line()], [held({ posted: null })], 'not_posted', { posted: null }],
  ['what was posted the wrong way', [line()], [held({ posted: 10_000n })], 'not_posted', { posted: 10_000n }],
  ['what was posted in part', [line()], [held({ posted: -9_000n })], 'not_posted', { posted: -9_000n }],
])('a reconciliation finds %s', (_, lines, ours, difference, sides) => {
  const { matched, mismatches } = compare(lines, ours, []);
  expect(matched).toBe(0);
  expect(mismatches).toMatchObject([{ difference, reference: 'd1', ...sides }]);
});

it('a reconciliation takes the same id of two kinds for two things', () => {
  const { mismatches } = compare([line({ kind: 'payout' })], [held()], []);
  expect(mismatches.map(({ difference }) => difference)).toEqual(['missing_here', 'missing_there']);
});

it('a reconciliation finds a reference that the statement names twice', () => {
  const { matched, mismatches } = compare([line(), line({ gatewayId: 'g2' })], [held()], []);
  expect(matched).toBe(1);
  expect(mismatches).toMatchObject([{ difference: 'missing_here', gatewayId: 'g2' }]);
});

it('a reconciliation finds a posting that nothing explains', () => {
  const { mismatches } = compare([], [], [{ key: 'by-hand:1', currency: 'kzt', amount: -5n }]);
  expect(mismatches).toMatchObject([
    { difference: 'unexplained', kind: 'posting', reference: 'by-hand:1', currency: 'kzt', posted: -5n },
  ]);
});
