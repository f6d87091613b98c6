import { surviveBrokenConnections } from '@kozyr/kit/broken-connections';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Migration } from 'payload';
import { env, isMigrateCommand } from '../env';
import { migrations } from '../migrations';
import { transactionCommitted, transactionRolledBack } from './after-commit';

/** Any number, the same in every process of this service: "kozyr content starts". */
const START_LOCK = 4_100_001;

/**
 * Runs the action while no other process of this service does, by a PostgreSQL advisory lock.
 * The lock belongs to a connection of its own, past any pooler, and falls with it.
 */
export async function withStartLock<T>(
  { pg }: Partial<Pick<PostgresAdapter, 'pg'>>,
  action: () => Promise<T>,
): Promise<T> {
  if (!pg) throw new Error('The adapter knows no driver of PostgreSQL: it is made by contentDatabase.');
  const client = new pg.Client({ connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await action();
  } finally {
    await client.end();
  }
}

/** The generated migrations as the runner declares them: it passes MigrateUpArgs, though its own type says unknown. */
function parseMigrations(): Migration[] {
  return migrations as Migration[];
}

/**
 * The PostgreSQL adapter, with four things of ours: real migrations run at every start (under the lock, in development
 * and tests as well), the schema is never pushed, afterCommit() learns of commits, and broken connections end nothing.
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
        await withStartLock(adapter, () => adapter.migrate({ migrations: parseMigrations() }));
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
