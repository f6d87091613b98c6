import { repeat } from '@kozyr/kit/repeat';
import type pg from 'pg';
import type { TableDefinition } from '../catalogue/tables';
import type { Movements } from '../wallet/wallet';
import { startDatabaseClock } from './database-clock';
import type { TableDeps } from './deps';
import { startLeadership } from './leadership';
import { startMoneyLoop } from './money-loop';
import { dropEmptyRounds } from './old-rounds';
import { startRunner } from './runner';

const CLEAN_MS = 3_600_000;

type Input = {
  pool: pg.Pool;
  databaseUrl: string;
  wallet: Movements;
  tables: readonly TableDefinition[];
  shut: ReadonlySet<string>;
  warn: TableDeps['warn'];
};

/** Moves on the tables that no other process leads, and makes every movement of money that is due. */
export async function leadTables({ pool, databaseUrl, wallet, tables, shut, warn }: Input) {
  const clock = await startDatabaseClock(pool);
  const deps: TableDeps = { pool, wallet, tables, shut, now: clock.now, warn };
  const leadership = startLeadership({ databaseUrl, tables, warn });
  const worker = startMoneyLoop(deps);
  const runner = startRunner({ deps, leads: leadership.leads, moved: worker.hurry });
  const cleaning = repeat({
    step: async () => {
      await dropEmptyRounds(deps);
      return CLEAN_MS;
    },
    failed: (error) => {
      warn({ err: error }, 'Old rounds could not be dropped');
      return CLEAN_MS;
    },
    firstAfterMs: CLEAN_MS,
  });
  return {
    async stop(): Promise<void> {
      await cleaning.stop();
      await runner.stop();
      await leadership.stop();
      await worker.stop();
      clock.stop();
    },
  };
}
