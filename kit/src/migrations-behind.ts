/** The database lacks migrations that this process needs, and it is not this process that makes them. */
export class DatabaseBehindError extends Error {
  constructor(missing: readonly { name: string }[]) {
    super(
      `The database is behind this release: it lacks ${missing.map(({ name }) => name).join(', ')}. DATABASE_MIGRATE_AT_START=false leaves ` +
        'that to the job: run "node scripts/run-part.mjs migrate" first.',
    );
    this.name = 'DatabaseBehindError';
  }
}
