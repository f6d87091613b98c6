import type pg from 'pg';

/**
 * When the migration was made that brought databases to the state of the baseline, milliseconds, as the runner notes it. The baseline
 * bears the same time in migrations/meta/_journal.json, so that a database of that state goes on from there.
 */
const BASELINE_AT = 1_795_400_585_731;

/** A database that stopped short of the baseline: it needs the migrations that the baseline has taken the place of. */
export class OlderThanBaselineError extends Error {
  constructor() {
    super(
      'This database is older than the baseline of the migrations. Start it once with the last release that has the ' +
        'migration 0046_bonus_names, which brings it there, then with this one. Nothing was changed.',
    );
    this.name = 'OlderThanBaselineError';
  }
}

/**
 * Lets an empty database and one at the baseline or beyond it pass. The baseline makes every table, so it must never run where some
 * stand already.
 * @throws OlderThanBaselineError
 */
export async function requireBaseline(client: pg.Client): Promise<void> {
  const newest = await newestOf(client);
  if (newest !== null && newest < BASELINE_AT) throw new OlderThanBaselineError();
}

/** When the newest migration of a database was made, milliseconds; null: none has run. */
async function newestOf(client: pg.Client): Promise<number | null> {
  const { rows: noted } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!noted[0]?.there) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : Number(newest);
}
