import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence';

it.each([
  ['Кує важкі ігри: шахти, фортеці. Дикі символи множать.', 'Кує важкі ігри: шахти, фортеці.'],
  ['Ойындар 96.5 % қайтарады! Демодан бастаңыз.', 'Ойындар 96.5 % қайтарады!'],
  ['Made by J. Smith and friends. They like cards.', 'Made by J. Smith and friends.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['Said “never again.” Then came the sea.', 'Said “never again.”'],
  ['', ''],
])('the first sentence of %j is found', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it('a first sentence goes on while what it has is short', () => {
  const text = 'Пірнайте. Тут живуть перли. І ще дещо.';
  expect(firstSentence(text)).toBe('Пірнайте.');
  expect(firstSentence(text, { atLeast: 20 })).toBe('Пірнайте. Тут живуть перли.');
  expect(firstSentence(text, { atLeast: 999 })).toBe(text);
});
