/** The UTC day of a moment, YYYY-MM-DD, some days later or, below zero, earlier. */
export function utcDay(at: Date, later = 0): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + later)).toISOString().slice(0, 10);
}

/** Whether this is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && utcDay(at) === text;
}

/** The Monday of the week a day is in. @param day YYYY-MM-DD */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return utcDay(at, -((at.getUTCDay() + 6) % 7));
}

/** An ISO weekday's moment: Monday, 1, to Sunday, 7; for its name. In UTC. */
export const weekdayMoment = (iso: number): Date => new Date(Date.UTC(2026, 2, 1 + iso));
