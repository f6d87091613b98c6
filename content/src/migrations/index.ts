import * as migration_20261123_122907_baseline from './20261123_122907_baseline';

export const migrations = [
  {
    up: migration_20261123_122907_baseline.up,
    down: migration_20261123_122907_baseline.down,
    name: '20261123_122907_baseline'
  },
];
