import * as migration_20261120_093744_initial from './20261120_093744_initial';
import * as migration_20261120_123203_roles_and_cards from './20261120_123203_roles_and_cards';
import * as migration_20261122_190228_no_account_locks_and_preview_tickets from './20261122_190228_no_account_locks_and_preview_tickets';

export const migrations = [
  {
    up: migration_20261120_093744_initial.up,
    down: migration_20261120_093744_initial.down,
    name: '20261120_093744_initial',
  },
  {
    up: migration_20261120_123203_roles_and_cards.up,
    down: migration_20261120_123203_roles_and_cards.down,
    name: '20261120_123203_roles_and_cards',
  },
  {
    up: migration_20261122_190228_no_account_locks_and_preview_tickets.up,
    down: migration_20261122_190228_no_account_locks_and_preview_tickets.down,
    name: '20261122_190228_no_account_locks_and_preview_tickets'
  },
];
