import { expect, it } from 'vitest';
import { boundOf, GUARDED_PERMISSIONS, mayDo, PERMISSIONS } from './permissions';
import { OPERATOR_ROLES, rightsOfBuiltIn } from './roles';

it('support may do nothing that is guarded', () => {
  const { permissions } = rightsOfBuiltIn('support');
  expect(permissions.filter((one) => GUARDED_PERMISSIONS.includes(one))).toEqual([]);
});

it.each(OPERATOR_ROLES)('the role %s may do whatever support may, and has no bound', (role) => {
  const rights = rightsOfBuiltIn(role);
  expect(rightsOfBuiltIn('support').permissions.every((one) => mayDo(rights, one))).toBe(true);
  expect(boundOf(rights, 'withdrawals.decide', 'uah')).toBeNull();
});

it('payments decides about withdrawals and finance about adjustments, and neither for the other', () => {
  const [payments, finance] = [rightsOfBuiltIn('payments'), rightsOfBuiltIn('finance')];
  expect([mayDo(payments, 'withdrawals.decide'), mayDo(payments, 'adjustments.confirm')]).toEqual([true, false]);
  expect([mayDo(finance, 'withdrawals.decide'), mayDo(finance, 'adjustments.confirm')]).toEqual([false, true]);
});

it('admin may do everything there is', () => {
  expect(rightsOfBuiltIn('admin').permissions).toEqual([...PERMISSIONS]);
});

it('what asks for no permission is open to whoever is signed in', () => {
  expect(mayDo({ permissions: [] }, null)).toBe(true);
});

it('a bound holds for its permission and currency alone', () => {
  const rights = {
    permissions: ['withdrawals.decide' as const],
    amounts: { 'withdrawals.decide': { uah: '500', kzt: null } },
  };
  expect(boundOf(rights, 'withdrawals.decide', 'uah')).toBe('500');
  expect(boundOf(rights, 'withdrawals.decide', 'kzt')).toBeNull();
  expect(boundOf(rights, 'wins.decide', 'uah')).toBeNull();
});
