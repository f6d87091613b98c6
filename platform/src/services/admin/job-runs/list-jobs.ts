import type { JobState } from '@kozyr/contracts/operator/running';
import type { Context } from '../../../context';
import { jobRuns } from '../../../db/schema/jobs';
import { isOverdue, nextRun } from './rules';
import { JOB_NAMES, TIMETABLE } from './timetable';

/** Every job that repeats by the clock, with its last run, its next, and how it has gone. */
export async function listJobs(ctx: Context): Promise<JobState[]> {
  const runs = new Map((await ctx.db.select().from(jobRuns)).map((run) => [run.job, run]));
  const now = ctx.now();
  return JOB_NAMES.map((name) => {
    const every = TIMETABLE[name];
    const run = runs.get(name);
    return {
      job: name,
      every,
      started_at: run?.startedAt.toISOString() ?? null,
      ended_at: run?.endedAt?.toISOString() ?? null,
      succeeded_at: run?.succeededAt?.toISOString() ?? null,
      made_up_for: run?.madeUpFor?.toISOString() ?? null,
      next_at: nextRun(every, now).toISOString(),
      overdue: isOverdue(every, run?.startedAt ?? null, now),
      result: run?.result ?? null,
      error: run?.error ?? null,
      failures_in_a_row: run?.failuresInARow ?? 0,
      failures: run?.failures ?? 0,
      runs: run?.runs ?? 0,
    };
  });
}
