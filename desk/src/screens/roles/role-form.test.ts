import { rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { expect, it } from 'vitest';
import { ungrouped } from './permission-groups';
import { rightsTyped, typedOf } from './role-form';

const rights = {
  permissions: ['withdrawals.read' as const, 'withdrawals.decide' as const],
  amounts: { 'withdrawals.decide': { uah: '1000.00', kzt: null } },
};

it('the form shows each permission there is', () => {
  expect(ungrouped()).toEqual([]);
});

it('what the form shows of a role is what it gives back', () => {
  expect(rightsTyped(typedOf(rights))).toEqual(rights);
  expect(rightsTyped(typedOf(rightsOfBuiltIn('finance')))).toEqual(rightsOfBuiltIn('finance'));
});

it('a bound that is no amount is refused, and one of what is not held is left out', () => {
  const typed = typedOf(rights);
  const bounds = { ...typed.bounds, 'withdrawals.decide': { uah: 'much', kzt: '' } };
  expect(rightsTyped({ ...typed, bounds })).toBeNull();
  expect(rightsTyped({ permissions: new Set(['today.read']), bounds })).toEqual({
    permissions: ['today.read'],
    amounts: {},
  });
});
