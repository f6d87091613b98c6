import type { Rights } from '@kozyr/contracts/operator/permissions';
import { rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { expect, it } from 'vitest';
import { beyond, needsSecondPerson, tidied } from './role-rules';

const rights = (permissions: Rights['permissions'], uah?: string | null): Rights => ({
  permissions,
  amounts: uah === undefined ? {} : { 'withdrawals.decide': { uah, kzt: null } },
});
const none = rights([]);

it('rights are kept in the order of their list, once each, without bounds of what is not held', () => {
  expect(tidied(rights(['withdrawals.decide', 'today.read', 'today.read'], '5'))).toEqual(
    rights(['today.read', 'withdrawals.decide'], '5'),
  );
  expect(tidied(rights(['today.read'], '5'))).toEqual(rights(['today.read']));
  expect(tidied(rights(['withdrawals.decide'], null))).toEqual(rights(['withdrawals.decide']));
});

it('nobody gives a permission that they have not', () => {
  expect(beyond(rightsOfBuiltIn('payments'), rights(['withdrawals.decide', 'audit.export']))).toBe('audit.export');
  expect(beyond(rightsOfBuiltIn('admin'), rightsOfBuiltIn('admin'))).toBeNull();
});

it('nobody gives a higher amount than their own', () => {
  const own = rights(['withdrawals.decide'], '1000');
  expect(beyond(own, rights(['withdrawals.decide'], '1000.00'))).toBeNull();
  expect(beyond(own, rights(['withdrawals.decide'], '1000.01'))).toBe('withdrawals.decide');
  expect(beyond(own, rights(['withdrawals.decide']))).toBe('withdrawals.decide');
});

it('a second person is needed for a guarded permission and for a higher amount, and for nothing that takes away', () => {
  const held = rights(['withdrawals.decide'], '1000');
  expect(needsSecondPerson(none, rights(['today.read', 'players.read']))).toBe(false);
  expect(needsSecondPerson(none, held)).toBe(true);
  expect(needsSecondPerson(held, rights(['withdrawals.decide'], '1000.01'))).toBe(true);
  expect(needsSecondPerson(held, rights(['withdrawals.decide']))).toBe(true);
  expect(needsSecondPerson(held, rights(['withdrawals.decide'], '999'))).toBe(false);
  expect(needsSecondPerson(held, none)).toBe(false);
});
