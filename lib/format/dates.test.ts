import { describe, expect, test } from 'vitest';
import { dayIn, formatDate, formatDateTime, formatDay, formatMonth, formatTime } from './dates';

const instant = '2026-11-20T22:04:00.000Z';

describe('dates as the player reads them', () => {
  test('a time is HH:mm in the zone passed in, whatever the zone of the machine', () => {
    expect(formatTime(instant, 'Europe/Kyiv')).toBe('00:04');
    expect(formatTime(instant, 'Asia/Almaty')).toBe('03:04');
  });

  test('a date is in the words of the language and of that zone', () => {
    expect(formatDate(instant, { locale: 'uk', timeZone: 'Europe/Kyiv' })).toContain('21 листопада 2026');
    expect(formatDate(instant, { locale: 'ru', timeZone: 'UTC' })).toContain('20 ноября 2026');
    expect(formatDate(instant, { locale: 'kk', timeZone: 'UTC' })).toMatch(/қараша/);
    expect(formatDate(instant, { locale: 'en', timeZone: 'UTC' })).toContain('November 20, 2026');
  });

  test('tables get a short date and the time', () => {
    expect(formatDateTime(instant, 'Europe/Kyiv')).toBe('21.11.2026, 00:04');
    expect(formatDay(instant, 'UTC')).toBe('20.11.2026');
  });

  test('the day of a moment is the one of the zone passed in', () => {
    const night = new Date('2026-11-20T22:30:00Z');
    expect(dayIn(night, 'Europe/Kyiv')).toBe('2026-11-21');
    expect(dayIn(night, 'UTC')).toBe('2026-11-20');
    expect(dayIn('2026-03-02T23:30:00Z', 'Europe/Kyiv')).toBe('2026-03-03');
    expect(dayIn('2026-03-02T23:30:00Z', 'UTC')).toBe('2026-03-02');
  });
});

test('a Kazakh date is the same in every browser: no help from Intl, which may lack the names', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5, 12)));
  for (const date of months) {
    const expected = new Intl.DateTimeFormat('kk', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(formatDate(date, { locale: 'kk', timeZone: 'UTC' })).toBe(expected.format(date));
  }
});

test('a month has its name and its year in the language of the reader', () => {
  expect(formatMonth('2026-11', 'en')).toBe('November 2026');
  expect(formatMonth('2026-01', 'kk')).toBe('2026 ж. қаңтар');
  expect(formatMonth('2026-11', 'uk')).toContain('листопад 2026');
});
