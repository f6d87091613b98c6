import * as migration_20261120_093744_initial from './20261120_093744_initial';
import * as migration_20261120_123203_roles_and_cards from './20261120_123203_roles_and_cards';

export const migrations = [
  {
    up: migration_20261120_093744_initial.up,
    down: migration_20261120_093744_initial.down,
    name: '20261120_093744_initial',
  },
  {
    up: migration_20261120_123203_roles_and_cards.up,
    down: migration_20261120_123203_roles_and_cards.down,
    name: '20261120_123203_roles_and_cards'
  },
];
