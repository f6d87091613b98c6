import * as migration_20261120_093744_initial from './20261120_093744_initial';

export const migrations = [
  {
    up: migration_20261120_093744_initial.up,
    down: migration_20261120_093744_initial.down,
    name: '20261120_093744_initial'
  },
];
