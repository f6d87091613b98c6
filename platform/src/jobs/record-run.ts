import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { jobRuns } from '../db/schema/jobs';

const MAX_TEXT_LENGTH = 500;

/** What a job answered, short enough to be read in a table. */
function textOf(result: unknown): string {
  const written = JSON.stringify(result ?? null, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return written.slice(0, MAX_TEXT_LENGTH);
}

type Row = typeof jobRuns.$inferInsert;
type Ending = Pick<Row, 'endedAt' | 'succeededAt' | 'result' | 'error'> & {
  failuresInARow: number | SQL;
  failures?: SQL;
};

/** A job never fails because its run can't be recorded. */
async function quietly(ctx: Context, job: string, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    ctx.log.warn({ err: error, job }, 'the run of a job is not recorded');
  }
}

/** Runs a job and keeps when it ran and how it ended, for operators to see. @throws what the job throws */
export async function recordRun<T>(ctx: Context, job: string, run: () => Promise<T>): Promise<T> {
  const startedAt = ctx.now();
  const begun = { startedAt, endedAt: null };
  await quietly(
    ctx,
    job,
    ctx.db
      .insert(jobRuns)
      .values({ job, ...begun, runs: 1 })
      .onConflictDoUpdate({ target: jobRuns.job, set: { ...begun, runs: sql`${jobRuns.runs} + 1` } }),
  );
  const end = (state: Ending) => quietly(ctx, job, ctx.db.update(jobRuns).set(state).where(eq(jobRuns.job, job)));
  try {
    const result = await run();
    const endedAt = ctx.now();
    await end({ endedAt, succeededAt: endedAt, result: textOf(result), error: null, failuresInARow: 0 });
    return result;
  } catch (error) {
    await end({
      endedAt: ctx.now(),
      error: (error instanceof Error ? error.message : String(error)).slice(0, MAX_TEXT_LENGTH),
      failuresInARow: sql`${jobRuns.failuresInARow} + 1`,
      failures: sql`${jobRuns.failures} + 1`,
    });
    throw error;
  }
}
