import { whileLocked } from '@kozyr/kit/advisory-lock';
import { openPool } from '@kozyr/kit/pool';
import { repeat } from '@kozyr/kit/repeat';
import { traced } from '@kozyr/tracing/active';
import { Logger, parseCronItems, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context';
import { directUrlOf } from '../db/addresses';
import { openDatabase } from '../db/database';
import { LATE_MS } from '../services/admin/job-runs/rules';
import { makeUpForMissed } from './make-up-for-missed';
import { recordRun } from './record-run';
import { JOBS, type Job } from './registry';

const SCHEMA = 'jobs';
const AT_ONCE = 2;
/** A job may ask the database for longer than a player may. */
const STATEMENT_MS = 600_000;
/** What a connection may take to be made. */
const CONNECT_MS = 5_000;
/** What the queue asks for itself is short: a server that says nothing for longer hangs. */
const QUEUE_LIMITS = { connect: CONNECT_MS, statement: 60_000 };
const MIGRATION_LOCK = 7_041_005;
const LOOK_FOR_MISSED_MS = 60_000;

/** The queue's own log lines, at our levels; its chatter about polling stays at debug. */
function workerLogger(log: Context['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(`jobs: ${message}`);
    else if (level === 'warning') log.warn(`jobs: ${message}`);
    else log.debug(`jobs: ${message}`);
  });
}

/** The queue's tables live in a schema of their own. Two processes that start at once take turns. */
async function migrateQueue(url: string, pgPool: pg.Pool, logger: Logger): Promise<void> {
  await whileLocked(url, MIGRATION_LOCK, () => runMigrations({ pgPool, schema: SCHEMA, logger }));
}

/** Brings the queue's tables up to date, as the role that owns them. @param url past any pooler */
export async function migrateJobs(url: string, log: Context['log']): Promise<void> {
  const pgPool = openPool({ url, name: 'kozyr-platform-migrations', connections: 2, limits: {} });
  try {
    await migrateQueue(url, pgPool, workerLogger(log));
  } finally {
    await pgPool.end();
  }
}

function taskOf(ctx: Context, job: Job): TaskList[string] {
  return async () => {
    const result = await traced(`job ${job.name}`, () => recordRun(ctx, job.name, () => job.run(ctx)), {
      parent: null,
      facts: { 'kozyr.job': job.name },
    });
    ctx.log.debug({ job: job.name, result }, 'job done');
  };
}

/**
 * Runs the jobs in this process until the returned function is called, which waits for those under way.
 * Each has connections of its own, so that players' requests never wait for one.
 */
export async function startJobs(ctx: Context, jobs: readonly Job[] = JOBS): Promise<() => Promise<void>> {
  // The queue listens, and jobs have limits of their own: neither goes through a pooler.
  const url = directUrlOf(ctx.env);
  await migrateJobs(url, ctx.log);
  const pgPool = openPool({ url, name: 'kozyr-platform-jobs', connections: 4, limits: QUEUE_LIMITS });
  const broke = (error: Error) => ctx.log.warn({ err: error }, 'a connection of the jobs broke');
  pgPool.on('error', broke);
  pgPool.on('connect', (client) => client.on('error', broke));
  const db = openDatabase(url, AT_ONCE * 2, { connect: CONNECT_MS, statement: STATEMENT_MS });
  ctx.instruments?.addPool('queue of jobs', pgPool);
  ctx.instruments?.addPool('jobs', db.$client);
  const own: Context = { ...ctx, db };
  const logger = workerLogger(ctx.log);
  const runner = await run({
    pgPool,
    schema: SCHEMA,
    logger,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    // In batches, even of one, a stop waits until the end of a run is recorded; otherwise it may outrun that.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(own, job)])),
    // A run that waits replaces the one before it. What was missed is made up for once below, not as often as it was missed.
    parsedCronItems: parseCronItems(
      jobs.map(({ name, every }) => ({
        task: name,
        match: every,
        options: { backfillPeriod: 0, maxAttempts: 1, jobKey: name, jobKeyMode: 'replace' },
      })),
    ),
  });
  await makeUpForMissed(own, jobs, 0);
  // Also while it runs: the queue loses its minutes when the database is away.
  const looking = repeat({
    step: async () => {
      await makeUpForMissed(own, jobs, LATE_MS);
      return LOOK_FOR_MISSED_MS;
    },
    failed: (error) => {
      ctx.log.error({ err: error }, 'missed jobs could not be looked for');
      return LOOK_FOR_MISSED_MS;
    },
  });
  runner.promise.catch((error: unknown) => ctx.log.error({ err: error }, 'the jobs stopped'));
  return async () => {
    await looking.stop();
    await runner.stop();
    await pgPool.end();
    await db.$client.end();
  };
}
