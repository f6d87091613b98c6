/** A day of a wall clock, milliseconds. */
export const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
}

/** What a wall clock of the zone shows at a moment, read as though it were UTC; whole seconds. */
export function wallTime(moment: Date, zone: string): number {
  const parts = clockOf(zone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The moment at which a wall clock of the zone shows this. No zone of ours changes its clocks at midnight. */
export function momentOf(wall: number, zone: string): Date {
  const offsetAt = (time: number) => wallTime(new Date(time), zone) - time;
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near));
}
