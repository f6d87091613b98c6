import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence';

it.each([
  ['Кує важкі ігри: шахти, фортеці. Дикі символи множать.', 'Кує важкі ігри: шахти, фортеці.'],
  ['Ойындар 96.5 % қайтарады! Демодан бастаңыз.', 'Ойындар 96.5 % қайтарады!'],
  ['Made by J. Smith and friends. They like cards.', 'Made by J. Smith and friends.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['Said “never again.” Then came the sea.', 'Said “never again.”'],
  ['', ''],
])('takes the first sentence of %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
