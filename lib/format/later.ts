import { addHours, lastDayOfMonth } from 'date-fns';

/** The moment so many times 24 hours after one. */
export const daysLater = (moment: Date, days: number): Date => addHours(moment, days * 24);

/** The moment so many UTC months after one, as the platform reckons it: on the last day of a month that is shorter. */
export function monthsLater(moment: Date, months: number): Date {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months];
  const last = lastDayOfMonth(new Date(year, month)).getDate();
  const later = new Date(moment);
  later.setUTCFullYear(year, month, Math.min(moment.getUTCDate(), last));
  return later;
}
