import { expect, test } from 'vitest';
import { readFlag } from './flag';
import { fillHtmlPlaceholders, fillPlaceholders } from './placeholders';

test('replaces placeholders in double curly braces and leaves unknown ones', () => {
  expect(fillPlaceholders('Hi {{name}}, {{ amount }} {{other}}', { name: 'Оля', amount: '5' })).toBe(
    'Hi Оля, 5 {{other}}',
  );
  expect(fillPlaceholders('{{toString}}', {})).toBe('{{toString}}');
});

test('a variable never becomes markup, and a dollar sign nothing special', () => {
  expect(fillHtmlPlaceholders('<b>{{name}}</b>', { name: '<img src=x onerror=1> $& "' })).toBe(
    '<b>&lt;img src=x onerror=1&gt; $&amp; &quot;</b>',
  );
});

test("'true' and 'false' convert to booleans, other text does not", () => {
  expect([readFlag('true'), readFlag('false'), readFlag('TRUE'), readFlag('')]).toEqual([true, false, 'TRUE', '']);
});
