import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { jobRuns } from '../db/schema/jobs';
import { missedMoment } from '../services/admin/job-runs/rules';
import type { Job } from './registry';

/**
 * Queues each job once whose time passed while no process could run it, however often it passed, or whose last run died in the middle.
 * One moment is made up for once, by whichever process finds it first; what fails then waits for its next time.
 * @param lateMs how long ago the moment must be, milliseconds; 0 at a start, when nobody can be about to begin it
 * @returns the jobs that were queued
 */
export async function makeUpForMissed(ctx: Context, jobs: readonly Job[], lateMs: number): Promise<string[]> {
  const now = ctx.now();
  const runs = new Map((await ctx.db.select().from(jobRuns)).map((run) => [run.job, run]));
  const queued: string[] = [];
  for (const { name, every } of jobs) {
    const missed = missedMoment(every, runs.get(name) ?? null, { now, lateMs });
    if (missed === null) continue;
    const mine = await ctx.db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(jobRuns)
        .set({ madeUpFor: missed })
        .where(and(eq(jobRuns.job, name), or(isNull(jobRuns.madeUpFor), ne(jobRuns.madeUpFor, missed))));
      if (rowCount !== 1) return false;
      await tx.execute(
        sql`select jobs.add_job(${name}, job_key := ${name}, job_key_mode := 'replace', max_attempts := 1)`,
      );
      return true;
    });
    if (!mine) continue;
    ctx.log.info({ job: name, missed: missed.toISOString() }, 'a run that was missed is made up for');
    queued.push(name);
  }
  return queued;
}
