import { expect, it } from 'vitest';
import { chosenLocale } from './chosen-locale';

it('the desk keeps the language that was chosen before', () => {
  expect(chosenLocale('kk', 'uk,en;q=0.9')).toBe('kk');
});

it('the desk takes the first of our languages that the browser asks for, by weight', () => {
  expect(chosenLocale(undefined, 'de-DE,en;q=0.5,uk-UA;q=0.8')).toBe('uk');
  expect(chosenLocale('xx', 'en-GB')).toBe('en');
});

it('the desk falls back to Russian where nothing fits', () => {
  expect(chosenLocale(undefined, 'de;q=0.9,en;q=0')).toBe('ru');
  expect(chosenLocale(undefined, null)).toBe('ru');
});
