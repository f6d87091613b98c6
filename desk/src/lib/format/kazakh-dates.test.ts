import { expect, it } from 'vitest';
import { kazakhAgo, kazakhDay, kazakhWeekday } from './kazakh-dates';

it.each([
  ['2026-11-28T09:59:26Z', '34 секунд бұрын'],
  ['2026-11-28T09:20:00Z', '40 минут бұрын'],
  ['2026-11-28T12:00:00Z', '2 сағаттан кейін'],
  ['2026-11-25T10:00:00Z', '3 күн бұрын'],
  ['2026-11-10T10:00:00Z', '3 апта бұрын'],
  ['2025-11-28T10:00:00Z', '1 жыл бұрын'],
  ['2026-11-28T10:00:00Z', 'қазір'],
])('%s is named from ten in the morning of 28 November as %s', (at, named) => {
  expect(kazakhAgo(new Date(at), new Date('2026-11-28T10:00:00Z'))).toBe(named);
});

it('a day has its year, month and weekday in Kazakh', () => {
  const at = new Date('2026-11-23T00:00:00Z');
  expect(kazakhDay(at)).toBe('2026 ж. 23 қар.');
  expect(kazakhWeekday(at)).toBe('дс');
});
