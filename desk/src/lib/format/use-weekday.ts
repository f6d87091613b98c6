'use client';
import { useFormatter, useLocale } from 'next-intl';
import { kazakhWeekday } from './kazakh-dates';
import { weekdayMoment } from './utc-day';

/** Short names of weekdays in the operator's language, by their ISO numbers: Monday, 1, to Sunday, 7. */
export function useWeekday(): (iso: number) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (iso) => {
    const at = weekdayMoment(iso);
    return locale === 'kk' ? kazakhWeekday(at) : format.dateTime(at, { weekday: 'short', timeZone: 'UTC' });
  };
}
