import { millisecondsToHours, millisecondsToMinutes, millisecondsToSeconds, secondsToMilliseconds } from 'date-fns';
import { millisecondsInSecond, minutesInHour, secondsInMinute } from 'date-fns/constants';

const HOURS_IN_DAY = 24;

export type Duration = { days: number; hours: number; minutes: number; seconds: number };

/**
 * A stretch of time in whole units, cut off; days of 24 hours, as many as they are. Not by date-fns's intervalToDuration: it counts by the
 * calendar of the machine, in months, and with days of 23 hours.
 */
export function splitDuration(milliseconds: number): Duration {
  const hours = millisecondsToHours(milliseconds);
  return {
    days: Math.trunc(hours / HOURS_IN_DAY),
    hours: hours % HOURS_IN_DAY,
    minutes: millisecondsToMinutes(milliseconds) % minutesInHour,
    seconds: millisecondsToSeconds(milliseconds) % secondsInMinute,
  };
}

/** What is left, in whole units. A started second counts, so that it says 0 only when the time is over. `milliseconds` may be negative. */
export function splitRemaining(milliseconds: number): Duration {
  return splitDuration(secondsToMilliseconds(Math.max(0, Math.ceil(milliseconds / millisecondsInSecond))));
}

/** Time that runs, as m:ss, or h:mm:ss from an hour on. `ms` whole milliseconds, never below 0. */
export function formatClock(ms: number): string {
  const { days, hours, minutes, seconds } = splitDuration(Math.max(0, ms));
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeHours = days * 24 + hours;
  return wholeHours > 0 ? `${wholeHours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
