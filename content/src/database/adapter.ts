import { whileLocked } from '@kozyr/kit/advisory-lock';
import { surviveBrokenConnections } from '@kozyr/kit/broken-connections';
import { DatabaseBehindError } from '@kozyr/kit/migrations-behind';
import { onOwnConnection } from '@kozyr/kit/own-connection';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Migration } from 'payload';
import { env, isMigrateCommand } from '../env';
import { migrations } from '../migrations';
import { transactionCommitted, transactionRolledBack } from './after-commit';
import { patientMigration } from './patient-migration';

/** Any number, the same in every process of this service: "kozyr content starts". */
const START_LOCK = 4_100_001;

/** Past any pooler: a lock belongs to its connection. */
const DIRECT_URL = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** Runs the action while no other process of this service does. */
export const withStartLock = <T>(action: () => Promise<T>): Promise<T> => whileLocked(DIRECT_URL, START_LOCK, action);

/** The generated migrations as the runner declares them: it passes MigrateUpArgs, though its own type says unknown. */
function parseMigrations(): Migration[] {
  return migrations.map((migration) => patientMigration(migration)) as Migration[];
}

/** @throws DatabaseBehindError where the database has not seen every migration */
async function requireMigrations(): Promise<void> {
  const seen = await onOwnConnection(DIRECT_URL, async (client) => {
    const { rows: found } = await client.query(`select to_regclass('payload_migrations') as there`);
    if (found[0]?.there === null) return [];
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    return rows.map(({ name }) => name);
  });
  const missing = migrations.filter(({ name }) => !seen.includes(name));
  if (missing.length > 0) throw new DatabaseBehindError(missing);
}

/**
 * The PostgreSQL adapter, with four things of ours: real migrations run at every start (under the lock, in development
 * and tests as well; not where that is left to the job), the schema is never pushed, afterCommit() learns of commits, and broken connections end nothing.
 */
export function contentDatabase(connectionString: string): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    pool: { connectionString, max: 12 },
    push: false,
    disableCreateDatabase: true,
  });
  return {
    ...base,
    init(args) {
      const adapter = base.init(args);
      const { connect, commitTransaction, rollbackTransaction } = adapter;
      adapter.connect = async function connectAndMigrate(options) {
        const isNew = !adapter.pool;
        await connect?.call(adapter, options);
        if (isNew)
          surviveBrokenConnections(adapter.pool, ({ message }) =>
            adapter.payload.logger.warn(`content: a connection to the database broke: ${message}`),
          );
        if (isMigrateCommand() || options?.hotReload) return;
        if (!env.DATABASE_MIGRATE_AT_START) return requireMigrations();
        await withStartLock(() => adapter.migrate({ migrations: parseMigrations() }));
      };
      adapter.commitTransaction = async (id) => {
        await commitTransaction.call(adapter, id);
        await transactionCommitted(await id);
      };
      adapter.rollbackTransaction = async (id) => {
        await rollbackTransaction.call(adapter, id);
        transactionRolledBack(await id);
      };
      return adapter;
    },
  };
}
