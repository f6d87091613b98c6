import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The last run of each job and how it has gone, so that an operator sees what has stopped working. One row per job. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** The last moment that passed while nothing ran the job, and was made up for. */
  madeUpFor: moment('made_up_for'),
  endedAt: moment('ended_at'),
  succeededAt: moment('succeeded_at'),
  /** What the last run answered, or why it failed; cut to be read in a table. */
  result: text('result'),
  error: text('error'),
  /** Failures since the last success, and ever. */
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
  failures: bigint('failures', { mode: 'number' }).notNull().default(0),
  runs: bigint('runs', { mode: 'number' }).notNull().default(0),
});
