import type { JobState } from '@kozyr/contracts/operator/running';

export const JOB_CONDITIONS = ['failing', 'overdue', 'running', 'never', 'fine'] as const;
/** How a job stands, in one word. */
export type JobCondition = (typeof JOB_CONDITIONS)[number];

/** What an operator has to know first: a failure before being late, and being late before a run that goes on. */
export function conditionOf({ failures_in_a_row, overdue, started_at, ended_at }: JobState): JobCondition {
  if (failures_in_a_row > 0) return 'failing';
  if (overdue) return 'overdue';
  if (started_at === null) return 'never';
  return ended_at === null ? 'running' : 'fine';
}

/** Those that need somebody first, the others by name. @param only unset: all of them */
export function inOrder(jobs: readonly JobState[], only: string | undefined): JobState[] {
  const rank = (job: JobState) => Math.min(2, JOB_CONDITIONS.indexOf(conditionOf(job)));
  return jobs
    .filter((job) => only === undefined || conditionOf(job) === only)
    .sort((one, other) => rank(one) - rank(other) || one.job.localeCompare(other.job));
}

/** How long the last run took, in seconds; null while it goes on. */
export function secondsOf({ started_at, ended_at }: JobState): number | null {
  return started_at === null || ended_at === null ? null : (Date.parse(ended_at) - Date.parse(started_at)) / 1000;
}
