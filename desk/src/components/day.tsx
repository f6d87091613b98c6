'use client';
import { useFormatter, useLocale } from 'next-intl';
import { kazakhDay } from '../lib/format/kazakh-dates';

/** A day of the calendar, the same wherever it is read. @param on YYYY-MM-DD */
export function Day({ on }: { on: string }) {
  const format = useFormatter();
  const locale = useLocale();
  const at = new Date(`${on}T00:00:00Z`);
  return (
    <time dateTime={on}>
      {locale === 'kk' ? kazakhDay(at) : format.dateTime(at, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
