import { routes } from '@desk/lib/routes';
import type { Permission } from '@kozyr/contracts/operator/permissions';

/** A place of the desk in its menu: the name of its text, its address, and what whoever goes there has to be permitted. */
export type Place = { name: string; href: string; permission: Permission };

/** The menu: each group has a text of its own, as each place has. */
export const GROUPS: readonly {
  name: 'work' | 'money' | 'promotions' | 'care' | 'system';
  places: readonly Place[];
}[] = [
  {
    name: 'work',
    places: [
      { name: 'today', href: routes.today, permission: 'today.read' },
      { name: 'players', href: routes.players, permission: 'players.read' },
      { name: 'withdrawals', href: routes.withdrawals, permission: 'withdrawals.read' },
      { name: 'stuck', href: routes.stuck, permission: 'today.read' },
      { name: 'support', href: routes.support, permission: 'chat.answer' },
      { name: 'handbook', href: routes.handbook, permission: 'today.read' },
    ],
  },
  {
    name: 'money',
    places: [
      { name: 'reports', href: routes.reports, permission: 'reports.read' },
      { name: 'heldWins', href: routes.heldWins, permission: 'money.read' },
      { name: 'adjustments', href: routes.adjustments, permission: 'money.read' },
      { name: 'chargebacks', href: routes.chargebacks, permission: 'money.read' },
      { name: 'reconciliations', href: routes.reconciliations, permission: 'money.read' },
      { name: 'withdrawalRules', href: routes.withdrawalRules, permission: 'promotions.read' },
      { name: 'statements', href: routes.statements, permission: 'money.read' },
    ],
  },
  {
    name: 'promotions',
    places: [
      { name: 'bonuses', href: routes.bonuses, permission: 'promotions.read' },
      { name: 'playerGroups', href: routes.playerGroups, permission: 'promotions.read' },
      { name: 'promotionRules', href: routes.promotionRules, permission: 'promotions.read' },
      { name: 'jackpots', href: routes.jackpots, permission: 'promotions.read' },
      { name: 'cashback', href: routes.cashback, permission: 'promotions.read' },
      { name: 'battles', href: routes.battles, permission: 'promotions.read' },
    ],
  },
  {
    name: 'care',
    places: [
      { name: 'identity', href: routes.identityChecks, permission: 'players.read' },
      { name: 'riskCases', href: routes.riskCases, permission: 'risk.read' },
      { name: 'harm', href: routes.harmCases, permission: 'care.work' },
      { name: 'nicknames', href: routes.nicknames, permission: 'care.work' },
      { name: 'register', href: routes.register, permission: 'register.change' },
    ],
  },
  {
    name: 'system',
    places: [
      { name: 'operators', href: routes.operators, permission: 'operators.manage' },
      { name: 'roles', href: routes.roles, permission: 'operators.manage' },
      { name: 'audit', href: routes.audit, permission: 'audit.read' },
      { name: 'games', href: routes.games, permission: 'system.read' },
      { name: 'integrations', href: routes.integrations, permission: 'system.read' },
      { name: 'jobs', href: routes.jobs, permission: 'system.read' },
      { name: 'settings', href: routes.settings, permission: 'system.read' },
    ],
  },
];
