import * as z from 'zod/mini';
import { PERMISSIONS, type Permission, type Rights } from './permissions';

/** The roles that are there from the first start on. What they may do is fixed here; others are made at the desk. */
export const OPERATOR_ROLES = ['support', 'payments', 'finance', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A role by its name: a built-in one, or one that was made at the desk. */
export const roleNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{1,39}$/),
    z.describe('support, payments, finance, admin, or an own one: lower-case letters, digits and dash; 2 to 40.'),
  );

const SUPPORT: readonly Permission[] = [
  'today.read',
  'players.read',
  'players.contact',
  'players.note',
  'players.protect',
  'care.work',
  'withdrawals.read',
  'money.read',
  'promotions.read',
  'risk.read',
  'chat.answer',
  'audit.read',
  'system.read',
];

const PERMISSIONS_OF: Readonly<Record<OperatorRole, readonly Permission[]>> = {
  support: SUPPORT,
  payments: [...SUPPORT, 'identity.decide', 'withdrawals.decide', 'risk.work'],
  finance: [
    ...SUPPORT,
    'stuck.acknowledge',
    'adjustments.propose',
    'adjustments.confirm',
    'wins.decide',
    'chargebacks.decide',
    'books.reconcile',
    'reports.read',
    'promotions.run',
    'jackpots.top-up',
    'bonuses.end',
  ],
  admin: PERMISSIONS,
};

/** The built-in role of a name; undefined: it is none. */
export const builtInRole = (name: string): OperatorRole | undefined => OPERATOR_ROLES.find((one) => one === name);

/** What a built-in role may do: without any bound. */
export const rightsOfBuiltIn = (role: OperatorRole): Rights => ({
  permissions: PERMISSIONS.filter((one) => PERMISSIONS_OF[role].includes(one)),
  amounts: {},
});
