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
