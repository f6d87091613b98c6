import type pg from 'pg';
import type { TableDefinition } from '../catalogue/tables';
import type { Movements } from '../wallet/wallet';

/** What everything at the tables may use of the world; tests pass their own clock. */
export type TableDeps = {
  pool: pg.Pool;
  wallet: Movements;
  tables: readonly TableDefinition[];
  /** Tables that the operator has shut. */
  shut: ReadonlySet<string>;
  /** The present moment in ms; all processes go by the database's clock. */
  now: () => number;
  warn: (details: object, message: string) => void;
};

/** What a process listens to: payload is the table that changed. */
export const TABLES_CHANNEL = 'live_tables';

/** Notifies every process that a table changed; one transaction notifies once, and only when it commits. */
export async function publishTable(db: pg.Pool | pg.PoolClient, table: string): Promise<void> {
  await db.query('select pg_notify($1, $2)', [TABLES_CHANNEL, table]);
}
