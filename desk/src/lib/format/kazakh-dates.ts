/**
 * Kazakh words of time: Chromium says that it knows the language, and then writes "M11" and "-34 s". By one's own table a page also reads
 * the same on the server and in the browser.
 */
const WEEKDAYS = ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'];
const MONTHS = ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'];

/** Each with its length in seconds, what a time ago has, and what a time ahead has. */
const UNITS = [
  [31_536_000, 'жыл', 'жылдан'],
  [2_592_000, 'ай', 'айдан'],
  [604_800, 'апта', 'аптадан'],
  [86_400, 'күн', 'күннен'],
  [3_600, 'сағат', 'сағаттан'],
  [60, 'минут', 'минуттан'],
  [1, 'секунд', 'секундтан'],
] as const;

/** A day of UTC, "2026 ж. 23 қар.". */
export const kazakhDay = (at: Date): string =>
  `${at.getUTCFullYear()} ж. ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()] ?? ''}`;

/** The short name of a moment's weekday in UTC, "дс". */
export const kazakhWeekday = (at: Date): string => WEEKDAYS[at.getUTCDay()] ?? '';

/** How far a moment is from now, in its largest unit: "34 секунд бұрын", "2 сағаттан кейін", "қазір". */
export function kazakhAgo(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const far = Math.abs(seconds);
  for (const [length, ago, ahead] of UNITS) {
    if (far < length) continue;
    const count = Math.round(far / length);
    return seconds < 0 ? `${count} ${ago} бұрын` : `${count} ${ahead} кейін`;
  }
  return 'қазір';
}
