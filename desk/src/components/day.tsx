'use client';
import { useFormatter } from 'next-intl';

/** A day of the calendar, the same wherever it is read. @param on YYYY-MM-DD */
export function Day({ on }: { on: string }) {
  const format = useFormatter();
  return (
    <time dateTime={on}>{format.dateTime(new Date(`${on}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}</time>
  );
}
