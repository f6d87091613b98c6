/** The offset of a zone from UTC at a moment, "+02:00". */
function offsetAt(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d$/.exec(named)?.[0] ?? '+00:00';
}

/**
 * The moment at which a day begins in a zone, ISO 8601 with the zone's offset. Clocks that change do so after midnight, here and in
 * whatever zone the house counts its days.
 * @param day YYYY-MM-DD
 */
export function dayStart(day: string, zone: string): string {
  return `${day}T00:00:00${offsetAt(new Date(`${day}T00:00:00Z`), zone)}`;
}

/** The day of a moment in a zone, YYYY-MM-DD. */
export function dayIn(moment: Date, zone: string): string {
  // Canadian English writes days so.
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

/** What a clock on the wall of a zone shows at a moment, as a field datetime-local has it: YYYY-MM-DDTHH:MM. */
export function clockIn(moment: Date, zone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', timeStyle: 'short' });
  return `${dayIn(moment, zone)}T${time.format(moment)}`;
}

/**
 * The moment that a clock on the wall of a zone shows; null when it is none. Of an hour that a clock shows twice the first is taken, an
 * hour that it leaves out lies behind the leap.
 * @param typed as a field datetime-local has it, YYYY-MM-DDTHH:MM
 */
export function momentIn(typed: string, zone: string): Date | null {
  const read = new Date(`${typed}Z`);
  if (Number.isNaN(read.getTime())) return null;
  // The day before has the offset of before a change, the day after that of after it.
  const guesses = [-1, 1].map((days) => {
    const near = new Date(read.getTime() + days * 86_400_000);
    return new Date(`${typed}${offsetAt(near, zone)}`);
  });
  const fits = guesses.find((at) => new Date(`${typed}${offsetAt(at, zone)}`).getTime() === at.getTime());
  return fits ?? guesses[0] ?? null;
}
