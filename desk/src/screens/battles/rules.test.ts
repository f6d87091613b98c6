import { createOperatorBattle } from '@kozyr/contracts/operator/battles';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readBattle, type TypedBattle } from './rules';

const typed = (known: Partial<TypedBattle> = {}): TypedBattle => ({
  tier: 'gold',
  currency: 'kzt',
  starts: '',
  minutes: '90',
  minStake: '1',
  maxStake: '',
  prizes: '100.00\n50\n50',
  ...known,
});
const problemOf = (known: Partial<TypedBattle>) => {
  const read = readBattle(typed(known));
  return read.ok ? null : read.problem;
};

it('the form of a battle makes of what was typed what the contract takes', () => {
  const read = readBattle(typed({ starts: '2026-03-02T10:30', maxStake: '9.50' }));
  if (!read.ok) throw new Error(read.problem);
  expect(read.body).toEqual({
    tier: 'gold',
    currency: 'kzt',
    starts_at: '2026-03-02T08:30:00.000Z',
    seconds: 5400,
    min_stake: '1',
    max_stake: '9.50',
    prizes: ['100.00', '50', '50'],
  });
  expect(z.safeParse(createOperatorBattle.body, read.body).success).toBe(true);
});

it('the form of a battle begins now and has no upper bound where nothing was typed', () => {
  expect(readBattle(typed())).toMatchObject({ ok: true, body: { starts_at: null, max_stake: null } });
});

it.each([
  ['starts', { starts: 'soon' }],
  ['minutes', { minutes: '0' }],
  ['minutes', { minutes: '1.5' }],
  ['minutes', { minutes: '44641' }],
  ['minStake', { minStake: '0' }],
  ['maxStake', { minStake: '10', maxStake: '9.99' }],
  ['prizes', { prizes: ' ' }],
  ['prizes', { prizes: '100 first' }],
  ['order', { prizes: '50 100' }],
] as const)('the form of a battle says that %s is wrong: %o', (problem, known) => {
  expect(problemOf(known)).toBe(problem);
});
