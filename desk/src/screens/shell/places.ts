import { routes } from '@desk/lib/routes';
import type { OperatorRole } from '@kozyr/contracts/operator/roles';

/** A place of the desk in its menu: the name of its text, its address, and the least role that can do anything there. */
export type Place = { name: string; href: string; role: OperatorRole };

/** The menu: each group has a text of its own, as each place has. */
export const GROUPS: readonly { name: 'work' | 'money' | 'care' | 'system'; places: readonly Place[] }[] = [
  {
    name: 'work',
    places: [
      { name: 'today', href: routes.today, role: 'support' },
      { name: 'players', href: routes.players, role: 'support' },
      { name: 'withdrawals', href: routes.withdrawals, role: 'support' },
      { name: 'stuck', href: routes.stuck, role: 'support' },
      { name: 'support', href: routes.support, role: 'support' },
    ],
  },
  {
    name: 'money',
    places: [
      { name: 'reports', href: routes.reports, role: 'finance' },
      { name: 'heldWins', href: routes.heldWins, role: 'support' },
      { name: 'adjustments', href: routes.adjustments, role: 'support' },
      { name: 'chargebacks', href: routes.chargebacks, role: 'support' },
      { name: 'reconciliations', href: routes.reconciliations, role: 'support' },
      { name: 'statements', href: routes.statements, role: 'support' },
      { name: 'jackpots', href: routes.jackpots, role: 'support' },
      { name: 'cashback', href: routes.cashback, role: 'support' },
      { name: 'battles', href: routes.battles, role: 'support' },
    ],
  },
  {
    name: 'care',
    places: [
      { name: 'identity', href: routes.identityChecks, role: 'support' },
      { name: 'riskCases', href: routes.riskCases, role: 'support' },
      { name: 'harm', href: routes.harmCases, role: 'support' },
      { name: 'nicknames', href: routes.nicknames, role: 'support' },
      { name: 'register', href: routes.register, role: 'admin' },
    ],
  },
  {
    name: 'system',
    places: [
      { name: 'operators', href: routes.operators, role: 'admin' },
      { name: 'audit', href: routes.audit, role: 'support' },
      { name: 'games', href: routes.games, role: 'support' },
      { name: 'jobs', href: routes.jobs, role: 'support' },
      { name: 'settings', href: routes.settings, role: 'support' },
    ],
  },
];
