import { addMinutes, minutesToMilliseconds, startOfMinute, subMilliseconds } from 'date-fns';
import { minutesInDay } from 'date-fns/constants';
import { parseCronItem } from 'graphile-worker';

/** No pattern of ours leaves more than a year between two runs. */
const FURTHEST_MINUTES = 366 * minutesInDay;

function walk(every: string, from: Date, step: 1 | -1): Date | null {
  const { match } = parseCronItem({ task: 'probe', match: every });
  const start = addMinutes(startOfMinute(from), step === 1 ? 1 : 0);
  for (let minutes = 0; minutes < FURTHEST_MINUTES; minutes += 1) {
    const at = addMinutes(start, minutes * step);
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

/** From when on a run that has not begun is late: a busy queue may take its minutes. */
export const LATE_MS = minutesToMilliseconds(5);

/** When a job last began, and whether that run came to its end. */
export type LastRun = { startedAt: Date; endedAt: Date | null };

/**
 * The last moment at least so long ago at which the pattern wanted a run that has not begun since, or that began before and never
 * ended, because its process died; null: nothing was missed. What has not run at all may be new, and waits for its time.
 */
export function missedMoment(every: string, last: LastRun | null, { now, lateMs }: { now: Date; lateMs: number }) {
  if (last === null) return null;
  const due = walk(every, subMilliseconds(now, lateMs), -1);
  if (due === null) return null;
  // While processes run, one that has not ended may be under way in another.
  const unfinished = lateMs === 0 && last.endedAt === null && last.startedAt <= subMilliseconds(now, LATE_MS);
  return last.startedAt < due || unfinished ? due : null;
}

/** Whether a run that should have begun over five minutes ago has not. What has not run at all may be new. */
export function isOverdue(every: string, startedAt: Date | null, now: Date): boolean {
  const due = walk(every, subMilliseconds(now, LATE_MS), -1);
  return due !== null && startedAt !== null && startedAt < due;
}
