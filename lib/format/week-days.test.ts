import { describe, expect, it } from 'vitest';
import { WEEK_DAYS, weekDayAt, weekDayName, weekFrom } from './week-days';

const ids = (days: readonly { id: string }[]) => days.map(({ id }) => id).join(' ');

describe('week days', () => {
  it('the days of the week go from sunday to saturday with ids SUN to SAT', () => {
    expect(ids(WEEK_DAYS)).toBe('SUN MON TUE WED THU FRI SAT');
    expect(WEEK_DAYS.map(({ name }) => name).join(' ')).toBe(
      'sunday monday tuesday wednesday thursday friday saturday',
    );
  });

  it('a week starts on a given day, and on Monday otherwise', () => {
    expect(ids(weekFrom('THU'))).toBe('THU FRI SAT SUN MON TUE WED');
    expect(ids(weekFrom('SUN'))).toBe(ids(WEEK_DAYS));
    expect(ids(weekFrom())).toBe('MON TUE WED THU FRI SAT SUN');
  });

  it.each([
    ['uk', 'понеділок'],
    ['ru', 'понедельник'],
    ['en', 'Monday'],
    ['kk', 'дүйсенбі'],
    ['xx', 'понедельник'],
  ])('the days are named in %s, and in Russian when the language is unknown', (locale, monday) => {
    expect(weekDayName('MON', locale)).toBe(monday);
  });

  it('a day depends on the zone: late on Saturday in Kyiv it is Sunday in Almaty', () => {
    const instant = new Date('2026-11-21T20:00:00Z');
    expect(weekDayAt(instant, 'Europe/Kyiv').id).toBe('SAT');
    expect(weekDayAt(instant, 'Asia/Almaty').id).toBe('SUN');
  });
});

it('Kazakh days have names of our own, for browsers that lack them', () => {
  for (const { id } of WEEK_DAYS) {
    for (const style of ['long', 'short'] as const) {
      const day = new Date(Date.UTC(2026, 10, 15 + WEEK_DAYS.findIndex((each) => each.id === id)));
      const expected = new Intl.DateTimeFormat('kk', { weekday: style, timeZone: 'UTC' }).format(day);
      expect(weekDayName(id, 'kk', style)).toBe(expected);
    }
  }
});
