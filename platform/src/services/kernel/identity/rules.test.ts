import type { IdentityRule } from '@kozyr/contracts/identity';
import { expect, test } from 'vitest';
import { type Known, levelNeeded, levelOf, needsSums } from './rules';

const now = new Date('2026-03-02T10:00:00Z');
const later = new Date(now.getTime() + 1);
type Check = Known['checks'][number];
const approved = (level: 2 | 3, expiresAt = later): Check => ({ level, status: 'APPROVED', expiresAt });

test.each<[string, Known, number]>([
  ['of whom nothing is known', { contactProved: false, checks: [] }, 0],
  ['whose contact is proved', { contactProved: true, checks: [] }, 1],
  ['whose identity is approved', { contactProved: true, checks: [approved(2)] }, 2],
  ['whose identity is approved without a proved contact', { contactProved: false, checks: [approved(2)] }, 2],
  ['whose source of funds is approved besides', { contactProved: true, checks: [approved(3), approved(2)] }, 3],
  ['whose source of funds alone is approved', { contactProved: true, checks: [approved(3)] }, 1],
  ['whose identity expired this moment', { contactProved: true, checks: [approved(2, now), approved(3)] }, 1],
  ['whose check waits', { contactProved: true, checks: [{ level: 2, status: 'SUBMITTED', expiresAt: null }] }, 1],
  ['whose check was denied', { contactProved: false, checks: [{ level: 2, status: 'DENIED', expiresAt: null }] }, 0],
  ['whose check has expired', { contactProved: false, checks: [{ level: 2, status: 'EXPIRED', expiresAt: later }] }, 0],
])('a player %s has the level that belongs to it', (_, known, level) => {
  expect(levelOf(known, now)).toBe(level);
});

const RULES: readonly IdentityRule[] = [
  { action: 'deposit', level: 1, over_30_days: null },
  { action: 'deposit', level: 2, over_30_days: '1000' },
  { action: 'deposit', level: 3, over_30_days: '5000.50' },
  { action: 'play', level: 2, over_30_days: '100' },
];

test.each([
  [0n, 100_000n, 1],
  [0n, 100_001n, 2],
  [99_999n, 1n, 1],
  [100_000n, 1n, 2],
  [500_000n, 50n, 2],
  [500_000n, 51n, 3],
])('a deposit after %i of %i minor units needs the level of the highest sum it goes over', (before, amount, level) => {
  expect(levelNeeded(RULES, { action: 'deposit', amount }, before)).toBe(level);
});

test('an action without a rule needs nothing, and play needs its level by what was staked before', () => {
  expect(levelNeeded(RULES, { action: 'withdraw', amount: 10n ** 12n }, 10n ** 12n)).toBe(0);
  expect([10_000n, 10_001n].map((before) => levelNeeded(RULES, { action: 'play' }, before))).toEqual([0, 2]);
});

test('sums are read only where a rule of the action asks for them', () => {
  expect(needsSums(RULES, 'deposit')).toBe(true);
  expect(needsSums(RULES, 'withdraw')).toBe(false);
  expect(needsSums([{ action: 'deposit', level: 1, over_30_days: null }], 'deposit')).toBe(false);
});
