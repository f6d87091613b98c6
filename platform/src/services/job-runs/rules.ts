import { parseCronItem } from 'graphile-worker';

const MINUTE = 60_000;
/** No pattern of ours leaves more than a year between two runs. */
const FURTHEST = 366 * 24 * 60;

function walk(every: string, from: Date, step: 1 | -1): Date | null {
  const { match } = parseCronItem({ task: 'probe', match: every });
  const start = Math.floor(from.getTime() / MINUTE) + (step === 1 ? 1 : 0);
  for (let minutes = 0; minutes < FURTHEST; minutes += 1) {
    const at = new Date((start + minutes * step) * MINUTE);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (match(digest)) return at;
  }
  return null;
}

/** The next moment, to the minute, at which a crontab pattern (UTC) starts a job. @throws Error for a pattern without one */
export function nextRun(every: string, now: Date): Date {
  const next = walk(every, now, 1);
  if (!next) throw new Error(`The pattern ${every} never comes.`);
  return next;
}

const LATE = 5 * MINUTE;

/** Whether a run that should have begun over five minutes ago has not. What has not run at all may be new. */
export function isOverdue(every: string, startedAt: Date | null, now: Date): boolean {
  const due = walk(every, new Date(now.getTime() - LATE), -1);
  return due !== null && startedAt !== null && startedAt < due;
}
