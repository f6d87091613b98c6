import pg from 'pg';
import { readMarks, statementsOf } from './migration-marks';
import { transactionOn } from './transaction';
import type { Say, Watch } from './watch-waits';

export type Migration = { name: string; sql: string };

/**
 * How long a migration waits for a lock, milliseconds. Whoever asks for the same table meanwhile queues behind it, so this is far below what a
 * call may take.
 */
const LOCK_MS = 1_000;
/** How long one statement may hold what it has locked, milliseconds. What takes longer needs no transaction. */
const STATEMENT_MS = 120_000;
const MAX_TRIES = 20;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** PostgreSQL's words for a lock that was not given in time, and for two that wait for each other. */
const TRY_AGAIN = ['55P03', '40P01'];
/** What these wait for they wait for in nobody's way: reads and writes of the table go on. */
const WAITS_ASIDE = /\bconcurrently\b|\bvalidate\s+constraint\b/i;
const BUILDS_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/im;

export type Attempt = {
  client: pg.Client;
  say: Say;
  watch: Pick<Watch, 'lastBehind'>;
  /** Waits, milliseconds. */
  pause?: (ms: number) => Promise<void>;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isBusy = (error: unknown) => error instanceof pg.DatabaseError && TRY_AGAIN.includes(error.code ?? '');

/** A lock was not given in all tries. */
export class LockNotGivenError extends Error {
  constructor(migration: string, behind: object[], cause: unknown) {
    super(
      `The migration ${migration} was not given a lock in ${MAX_TRIES} tries. Last it waited for ${JSON.stringify(behind)}. ` +
        'What it had not finished is undone; run it again once they have ended.',
      { cause },
    );
    this.name = 'LockNotGivenError';
  }
}

/** Tries until the locks are given, with growing pauses in which everybody else gets on. @throws LockNotGivenError */
async function withTries<T>(name: string, { say, watch, pause = sleep }: Attempt, act: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (tried === MAX_TRIES) throw new LockNotGivenError(name, watch.lastBehind(), error);
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tried - 1), MAX_PAUSE_MS);
      say(
        { migration: name, tried, pauseMs, behind: watch.lastBehind() },
        'a lock was not given in time: trying again',
      );
      await pause(pauseMs);
    }
  }
}

/** The index that a statement builds concurrently: whether it is there, and whether it can be used. */
async function indexOf(client: pg.Client, sql: string): Promise<{ name: string; valid: boolean } | null> {
  const [, name] = BUILDS_INDEX.exec(sql) ?? [];
  if (name === undefined) return null;
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  return rows[0] ? { name, valid: rows[0].valid } : null;
}

async function runAlone({ client, say }: Attempt, sql: string): Promise<number> {
  const index = await indexOf(client, sql);
  // Made by a run that broke before it could be noted.
  if (index?.valid) return 0;
  await client.query('set lock_timeout = 0');
  if (index) {
    say({ index: index.name }, 'dropping an index that was left unfinished');
    await client.query(`drop index concurrently ${index.name}`);
  }
  if (!WAITS_ASIDE.test(sql)) await client.query(`set lock_timeout = ${LOCK_MS}`);
  return (await client.query(sql)).rowCount ?? 0;
}

/**
 * Runs one migration. It is noted with its end, or, where it runs without a transaction, after it: a run that breaks before is made again.
 * @param note writes down on the same connection that it has run
 * @throws LockNotGivenError; whatever PostgreSQL refuses
 */
export async function runMigration(
  attempt: Attempt,
  { name, sql }: Migration,
  note: () => Promise<unknown>,
): Promise<void> {
  const { client } = attempt;
  if (readMarks(sql).hasTransaction) {
    const limits = `set local lock_timeout = ${LOCK_MS}; set local statement_timeout = ${STATEMENT_MS}`;
    const act = async () => {
      await client.query(limits);
      await client.query(sql);
      await note();
    };
    return withTries(name, attempt, () => transactionOn(client, act));
  }
  for (const statement of statementsOf(sql)) {
    let changed = 0;
    do changed = await withTries(name, attempt, () => runAlone(attempt, statement.sql));
    while (statement.repeats && changed > 0);
  }
  await client.query('set lock_timeout = 0');
  await note();
}
