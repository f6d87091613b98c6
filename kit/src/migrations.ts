import type pg from 'pg';
import { whileLocked } from './advisory-lock';
import { readMarks } from './migration-marks';
import { DatabaseBehindError } from './migrations-behind';
import { onOwnConnection } from './own-connection';
import { type Attempt, type Migration, runMigration } from './run-migration';
import { type Say, watchWaits } from './watch-waits';

/** A migration that has run; `needs`: the one that a process must know to work after it, null: none. */
export type NotedMigration = { name: string; needs: string | null };

/** Where a database notes its migrations. */
export type MigrationJournal = {
  /** What has run; nothing in a database without a table for it, which it must not make. */
  read: (client: pg.Client) => Promise<NotedMigration[]>;
  /** Makes its table ready for notes. */
  open: (client: pg.Client) => Promise<unknown>;
  note: (client: pg.Client, noted: NotedMigration) => Promise<unknown>;
};

/** The journal of whoever has no other: the table `migrations`. */
export const OWN_JOURNAL: MigrationJournal = {
  read: async (client) => {
    const { rows: found } = await client.query<{ there: boolean }>(
      `select to_regclass('migrations') is not null as there`,
    );
    if (!found[0]?.there) return [];
    // The column is younger than the table.
    const rows = await client.query<NotedMigration>(`select name, to_jsonb(m) ->> 'needs' as needs from migrations m`);
    return rows.rows;
  },
  open: async (client) => {
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    await client.query('alter table migrations add column if not exists needs text');
  },
  note: (client, { name, needs }) =>
    client.query('insert into migrations (name, needs) values ($1, $2)', [name, needs]),
};

/** A newer release has taken something away that this process still uses. */
export class DatabaseTooNewError extends Error {
  constructor({ name, needs }: NotedMigration) {
    super(
      `The database has moved past this release: its migration ${name} is for processes that know ${needs}, which this one does not. ` +
        'Start the release that made it, or a newer one.',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** What a database and this process have that the other has not. */
type Compared = {
  missing: Migration[];
  /** Some newer release has been at the database. */
  isNewer: boolean;
};

/** @throws DatabaseTooNewError */
async function compare(
  client: pg.Client,
  migrations: readonly Migration[],
  { read }: MigrationJournal,
): Promise<Compared> {
  const noted = await read(client);
  const known = new Set(migrations.map(({ name }) => name));
  const seen = new Set(noted.map(({ name }) => name));
  const beyond = noted.filter(({ name }) => !known.has(name));
  const refused = beyond.find(({ needs }) => needs !== null && !known.has(needs));
  if (refused) throw new DatabaseTooNewError(refused);
  return { missing: migrations.filter(({ name }) => !seen.has(name)), isNewer: beyond.length > 0 };
}

/** How a process migrates its database. */
export type MigrationWay = {
  /** Says what is done and what is waited for. */
  say?: Say | undefined;
  /** false: what is missing is refused and not made. */
  mayMigrate?: boolean | undefined;
};

type Terms = MigrationWay & {
  /** Past any pooler, as the role that owns the tables. */
  url: string;
  /** A number that only these migrations use as a lock. */
  lock: number;
  /** In the order in which they run. */
  migrations: readonly Migration[];
  journal?: MigrationJournal;
  pause?: Attempt['pause'];
};

export type Migrated = { applied: string[]; isNewer: boolean };

async function runAll(client: pg.Client, missing: readonly Migration[], terms: Terms): Promise<void> {
  const { url, journal = OWN_JOURNAL, say = () => undefined, pause } = terms;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const watch = await watchWaits(url, rows[0]?.pid ?? 0, say);
  try {
    await journal.open(client);
    for (const migration of missing) {
      const began = Date.now();
      const noted = { name: migration.name, needs: readMarks(migration.sql).contractSince };
      await runMigration({ client, say, watch, pause }, migration, () => journal.note(client, noted));
      say({ migration: migration.name, ms: Date.now() - began }, 'the migration has run');
    }
  } finally {
    await watch.stop();
  }
}

/**
 * Brings a database to the shape that this process needs: runs the migrations that it has not seen, in their order. It asks for nothing but that
 * where there is nothing to do, whoever else migrates just then; of two that have something to do, one waits for the other.
 * @throws DatabaseBehindError, DatabaseTooNewError, LockNotGivenError; whatever PostgreSQL refuses
 */
export async function migrate(terms: Terms): Promise<Migrated> {
  const { url, lock, migrations, journal = OWN_JOURNAL, say, mayMigrate = true } = terms;
  const found = await onOwnConnection(url, (client) => compare(client, migrations, journal));
  if (found.missing.length === 0) return { applied: [], isNewer: found.isNewer };
  if (!mayMigrate) throw new DatabaseBehindError(found.missing);
  const work = async (client: pg.Client): Promise<Migrated> => {
    const { missing, isNewer } = await compare(client, migrations, journal);
    if (missing.length > 0) await runAll(client, missing, terms);
    return { applied: missing.map(({ name }) => name), isNewer };
  };
  return whileLocked(url, lock, work, {
    onWait: () => say?.({}, 'another process migrates this database: waiting for it'),
  });
}
