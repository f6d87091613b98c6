import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** How long a migration waits for a lock, milliseconds: whoever asks for the same table meanwhile queues behind it. */
const LOCK_MS = 1_000;
const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** PostgreSQL's words for a lock that was not given in time, and for two that wait for each other. */
const TRY_AGAIN = ['55P03', '40P01'];

/** A generated migration, which gets what Payload's runner passes. */
export type UpMigration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && TRY_AGAIN.includes(String(error.code))) || isBusy(error.cause);
}

/**
 * The migration with a limit to each wait for a lock: what it has done by then is undone to a savepoint, which gives its own locks back, and it
 * tries again after a pause, longer each time. Payload's runner ends the process at what it throws in the end.
 * @param pause waits, milliseconds
 */
export function patientMigration<T extends UpMigration>(
  migration: T,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): T {
  const up = async (args: MigrateUpArgs): Promise<void> => {
    await args.db.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`));
    for (let tried = 1; ; tried += 1) {
      try {
        await args.db.transaction((db) => migration.up({ ...args, db }));
        return;
      } catch (error) {
        if (!isBusy(error) || tried === MAX_TRIES) throw error;
        const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tried - 1), MAX_PAUSE_MS);
        args.payload.logger.info(`content: ${migration.name} was not given a lock: trying again in ${pauseMs} ms`);
        await pause(pauseMs);
      }
    }
  };
  return { ...migration, up };
}
