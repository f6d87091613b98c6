const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RemainingTime = { days: number; hours: number; minutes: number; seconds: number };

/** What is left, in whole units. A started second counts, so that it says 0 only when the time is over. `milliseconds` may be negative. */
export function splitRemaining(milliseconds: number): RemainingTime {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: (left % MINUTE) / SECOND,
  };
}
