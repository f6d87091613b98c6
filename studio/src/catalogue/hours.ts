/** Opening hours of a day in a place's own time, "HH:mm"; `to` before `from` means the next morning. */
export type Hours = { from: string; to: string; timeZone: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function minuteOfDay(at: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return minutesOf(clock.format(at));
}

/** Whether a table with these hours is open at a moment (ms since the epoch); without hours it always is. */
export function isWithin(hours: Hours | null, at: number): boolean {
  if (!hours) return true;
  const since = (minuteOfDay(at, hours.timeZone) - minutesOf(hours.from) + DAY_MINUTES) % DAY_MINUTES;
  return since < (minutesOf(hours.to) - minutesOf(hours.from) + DAY_MINUTES) % DAY_MINUTES;
}

/** The next moment at which it opens or closes, whole minutes; null when it never does. Looks two days ahead. */
export function nextChange(hours: Hours | null, at: number): number | null {
  if (!hours) return null;
  const now = isWithin(hours, at);
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const clock = minuteOfDay(minute, hours.timeZone);
  const wait = (minutesOf(now ? hours.to : hours.from) - clock + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = minute + wait * MINUTE_MS;
  // A clock put forward or back in between moves the moment by the difference.
  const off = minuteOfDay(guess, hours.timeZone) - minutesOf(now ? hours.to : hours.from);
  return guess - off * MINUTE_MS;
}
