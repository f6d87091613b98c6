import { expect, test } from 'vitest';
import { firstSentence, headingAndRest } from './sanitize';

test('the heading is taken off a text, and only one it begins with', () => {
  expect(headingAndRest(' <h3 class="x">Піки &amp; <b>дама</b></h3><p>Найбільший.</p>')).toEqual({
    heading: 'Піки & дама',
    rest: '<p>Найбільший.</p>',
  });
  expect(headingAndRest('<p>Спершу</p><h2>Потім</h2>')).toEqual({ heading: '', rest: '<p>Спершу</p><h2>Потім</h2>' });
  expect(headingAndRest('<h2>Не закрито <script>1</script>')).toEqual({ heading: '', rest: '<h2>Не закрито </h2>' });
});

test.each([
  ['Кує важкі ігри: шахти, фортеці. Дикі символи множать.', 'Кує важкі ігри: шахти, фортеці.'],
  ['Ойындар 96.5 % қайтарады! Демодан бастаңыз.', 'Ойындар 96.5 % қайтарады!'],
  ['Made by J. Smith and friends. They like cards.', 'Made by J. Smith and friends.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['Said “never again.” Then came the sea.', 'Said “never again.”'],
  ['', ''],
])('the first sentence of %j is found', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

test('a first sentence goes on while what it has is short', () => {
  const text = 'Пірнайте. Тут живуть перли. І ще дещо.';
  expect(firstSentence(text)).toBe('Пірнайте.');
  expect(firstSentence(text, { atLeast: 20 })).toBe('Пірнайте. Тут живуть перли.');
  expect(firstSentence(text, { atLeast: 999 })).toBe(text);
});
