import type { WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import { expect, it } from 'vitest';
import { draftOf, moved, newRule, rulesOf, shapeOf } from './rules-draft';

const RULES: WithdrawalRules = {
  ceiling: { uah: '1000.00', kzt: '10000.00' },
  rules: [
    {
      name: 'Small and known',
      outcome: 'approve',
      when: [
        { of: 'money', fact: 'amount', bound: 'at_most', amounts: { uah: '500', kzt: null } },
        { of: 'number', fact: 'hints', bound: 'at_most', value: 0 },
        { of: 'yes_no', fact: 'identity_verified', is: true },
      ],
    },
  ],
};

it('rules that are written on and left as they were are the same rules', () => {
  expect(rulesOf(draftOf(RULES))).toEqual({ rules: RULES });
});

it('what is wrong is told by the place of its rule', () => {
  const draft = draftOf(RULES);
  const [first = newRule('x')] = draft.rules;
  const problemOf = (changes: Partial<typeof draft>) => rulesOf({ ...draft, ...changes });
  expect(problemOf({ uah: 'much' })).toEqual({ problem: { rule: null, names: false } });
  expect(problemOf({ uah: '50000.01' })).toEqual({ problem: { rule: null, names: false } });
  expect(problemOf({ rules: [first, { ...newRule('b'), name: 'Second' }] })).toMatchObject({ rules: {} });
  expect(problemOf({ rules: [first, { ...first, name: 'x' }] })).toEqual({ problem: { rule: 1, names: true } });
  expect(problemOf({ rules: [first, { ...first, key: 'c' }] })).toEqual({ problem: { rule: null, names: true } });
  const blank = first.when.map((condition) => ({ ...condition, fact: 'hints' as const, value: '' }));
  expect(problemOf({ rules: [{ ...first, when: blank }] })).toEqual({ problem: { rule: 0, names: false } });
});

it('a fact is asked for by amounts, a number, or yes and no', () => {
  expect([shapeOf('sum_24h'), shapeOf('account_days'), shapeOf('open_case')]).toEqual(['money', 'number', 'yes_no']);
});

it('a rule goes up and down in the list, and not beyond its ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 2)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
