import type { Context } from '../context';
import type { Instruments } from '../instruments';
import { listJobs } from '../services/admin/job-runs/list-jobs';

const secondsOf = (moment: string) => Date.parse(moment) / 1000;

/** Tells of every job that repeats by the clock how it has gone. ctx.db: connections of its own. */
export function tellOfJobs({ metrics }: Instruments, ctx: Context): void {
  const succeeded = metrics.gauge({
    name: 'kozyr_job_succeeded_timestamp_seconds',
    help: 'When a job last came to its end well; missing for one that never has.',
    labels: ['job_name'],
  });
  const took = metrics.gauge({
    name: 'kozyr_job_seconds',
    help: 'How long the last run of a job took that has ended.',
    labels: ['job_name'],
  });
  const failures = metrics.gauge({
    name: 'kozyr_job_failures',
    help: 'Failures of a job since its last success.',
    labels: ['job_name'],
  });
  const overdue = metrics.gauge({
    name: 'kozyr_job_overdue',
    help: '1 for a job that should have begun over five minutes ago and has not.',
    labels: ['job_name'],
  });
  metrics.atScrape({
    name: 'jobs',
    gauges: [succeeded, took, failures, overdue],
    async read() {
      for (const { job, started_at, ended_at, succeeded_at, failures_in_a_row, overdue: isLate } of await listJobs(
        ctx,
      )) {
        if (succeeded_at) succeeded.set({ job_name: job }, secondsOf(succeeded_at));
        if (started_at && ended_at)
          took.set({ job_name: job }, Math.max(0, secondsOf(ended_at) - secondsOf(started_at)));
        failures.set({ job_name: job }, failures_in_a_row);
        overdue.set({ job_name: job }, isLate ? 1 : 0);
      }
    },
  });
}
