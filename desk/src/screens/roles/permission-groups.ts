import { PERMISSIONS, type Permission } from '@kozyr/contracts/operator/permissions';

/** The permissions as the form shows them: by where one works. */
export const PERMISSION_GROUPS: readonly {
  name: 'work' | 'money' | 'promotions' | 'care' | 'system';
  of: readonly Permission[];
}[] = [
  {
    name: 'work',
    of: [
      'today.read',
      'stuck.acknowledge',
      'players.read',
      'players.contact',
      'players.note',
      'players.export',
      'chat.answer',
      'chat.phrases',
    ],
  },
  {
    name: 'money',
    of: [
      'withdrawals.read',
      'withdrawals.decide',
      'money.read',
      'adjustments.propose',
      'adjustments.confirm',
      'wins.decide',
      'chargebacks.decide',
      'books.reconcile',
      'reports.read',
    ],
  },
  {
    name: 'promotions',
    of: [
      'promotions.read',
      'promotions.run',
      'promotions.propose',
      'promotions.confirm',
      'jackpots.top-up',
      'bonuses.change',
      'bonuses.end',
    ],
  },
  {
    name: 'care',
    of: [
      'risk.read',
      'risk.work',
      'identity.decide',
      'care.work',
      'players.protect',
      'players.suspend',
      'players.reset-factor',
      'register.change',
    ],
  },
  {
    name: 'system',
    of: [
      'system.read',
      'settings.change',
      'games.switch',
      'profiles.change',
      'integrations.change',
      'audit.read',
      'audit.export',
      'operators.manage',
    ],
  },
];

/** Permissions that no group names: none, or the form would lose them. */
export const ungrouped = (): Permission[] =>
  PERMISSIONS.filter((one) => !PERMISSION_GROUPS.some(({ of }) => of.includes(one)));
