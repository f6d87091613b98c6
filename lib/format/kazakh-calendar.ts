/**
 * Kazakh names of days and months: Chromium says it knows the language and then writes "Thu" and "M11". Days from Sunday,
 * as lib/format/week-days lists them.
 */
export const KAZAKH_DAYS = {
  long: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  short: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
} as const;

export const KAZAKH_MONTHS = [
  'қаңтар',
  'ақпан',
  'наурыз',
  'сәуір',
  'мамыр',
  'маусым',
  'шілде',
  'тамыз',
  'қыркүйек',
  'қазан',
  'қараша',
  'желтоқсан',
] as const;
