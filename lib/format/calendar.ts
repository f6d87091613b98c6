import { addDays, differenceInCalendarDays, getYear, isValid, lightFormat, parseISO, setYear } from 'date-fns';

/** Days of the calendar, each written YYYY-MM-DD. They belong to no zone: they are reckoned in the machine's, and never leave it. */
const written = (day: Date): string => lightFormat(day, 'yyyy-MM-dd');

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const read = parseISO(text);
  return isValid(read) && written(read) === text;
}

/** The first day of the year that ends with one. Of a year that ends on 29 February it is 2 March. */
export function firstOfYearUpTo(day: string): string {
  const end = parseISO(day);
  return written(addDays(setYear(end, getYear(end) - 1), 1));
}

/** How many days two of the calendar span, both among them. */
export function daysSpanned(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;
}
