import { expect, test } from 'vitest';
import { blankPlaceholders, fillHtmlPlaceholders, fillPlaceholders, placeholdersIn } from './placeholders';

test('placeholders in double curly braces are replaced, and unknown ones left', () => {
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

test('what was filled in is never taken for another placeholder', () => {
  const once = fillHtmlPlaceholders('{{a}}', { a: '{{b}}' });
  expect(once).toBe('&#123;&#123;b&#125;&#125;');
  expect(fillHtmlPlaceholders(once, { b: 'secret' })).toBe(once);
  expect([placeholdersIn(once), blankPlaceholders(once)]).toEqual([[], once]);
});

test('the placeholders still open are named, each once, and can be left out', () => {
  const text = '{{a}} and {{ b.c }} and {{a}}, not {{}} or {d}';
  expect(placeholdersIn(text)).toEqual(['a', 'b.c']);
  expect(blankPlaceholders(text)).toBe(' and  and , not {{}} or {d}');
});
