const DAY = 86_400_000;

/** The first moment of a UTC day, "YYYY-MM-DD". */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return dayOf(new Date(startOfDay(day).getTime() + DAY));
}

export function dayBefore(day: string): string {
  return dayOf(new Date(startOfDay(day).getTime() - DAY));
}
